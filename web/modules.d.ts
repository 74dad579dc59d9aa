declare module 'icon:*' {
  const outline: string;
  export default outline;
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
