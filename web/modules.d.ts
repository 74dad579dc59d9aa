declare module 'icon:*' {
  const outline: string;
  export default outline;
}

declare module '*/rules.md' {
  import type { Rules } from './build/read-rules.ts';

  const rules: Rules;
  export default rules;
}
