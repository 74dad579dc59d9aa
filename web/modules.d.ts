declare module 'icon:*' {
  const outline: string;
  export default outline;
}

interface ImportMeta {
  /** Outlines of pictures by what they are called, in a table or a list that is written out. */
  icons<const Names extends Readonly<Record<string, string>> | readonly string[]>(
    names: Names,
  ): { readonly [Key in keyof Names]: string };
}

declare module '*/rules.md' {
  import type { Rules } from '@gilt/engine/rules-text';

  const rules: Rules;
  export default rules;
}

declare module 'games:facts' {
  export const facts: readonly {
    readonly id: string;
    readonly name: string;
    readonly seats: { readonly least: number; readonly most: number };
  }[];
}
