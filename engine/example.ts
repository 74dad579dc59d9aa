/** A position that shows what a clause of the rules says, to be tried out (docs/what-if.md). */
export interface Example {
  /** What it shows, in a few words: 'Equal cards cancel'. */
  readonly title: string;
  /** The clause that it shows. */
  readonly clause: string;
  /** The position and its answers. The first line is a comment that asks a question. */
  readonly text: string;
}
