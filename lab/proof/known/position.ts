/** A question that Ann is asked, and what is best for certain: it can be counted out (counted-out.ts). */
export interface KnownPosition {
  readonly best: string;
  /** In the notation of docs/what-if.md. */
  readonly text: string;
}
