/** The `node:sqlite` interface: Node's own module where Node has it, the same from a package where it has not. */
export type Sqlite = typeof import('@photostructure/sqlite');
export type Database = InstanceType<Sqlite['DatabaseSync']>;
export type Statement = ReturnType<Database['prepare']>;

export async function sqliteModule(): Promise<Sqlite> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  // Before Node 24 the module says with every start that it is an experiment.
  return major >= 24 ? ((await import('node:sqlite' as string)) as Sqlite) : import('@photostructure/sqlite');
}
