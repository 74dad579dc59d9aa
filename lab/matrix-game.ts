/** What both players should do in a game of one simultaneous choice in which the one wins what the other loses. */
export interface Solution {
  /** What the player of the rows wins on the average. */
  readonly value: number;
  /** How often to choose each row, and each column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const TINY = 1e-12;

/**
 * Solves a matrix of what the player of the rows wins, exactly up to rounding, by the simplex method: of all mixtures of columns
 * against which no row wins more than 1, the heaviest. Its weight is one over the value, and the prices of the rows are the other
 * player's mixture.
 */
export function solve(matrix: readonly (readonly number[])[]): Solution {
  const shift = 1 - Math.min(...matrix.flat());
  const rows = matrix.length;
  const columns = matrix[0]!.length;
  const width = columns + rows + 1;
  const tableau = matrix.map((row, i) => [
    ...row.map((win) => win + shift),
    ...Array.from({ length: rows }, (_, slack) => (slack === i ? 1 : 0)),
    1,
  ]);
  const goal = Array.from({ length: width }, (_, column) => (column < columns ? -1 : 0));
  const basis = Array.from({ length: rows }, (_, i) => columns + i);
  for (;;) {
    // The first column that helps, and of the rows the first that limits it (Bland's rule): so it never goes in circles.
    const enters = goal.findIndex((price, column) => column < width - 1 && price < -TINY);
    if (enters < 0) break;
    let leaves = -1;
    for (let i = 0; i < rows; i++) {
      if (tableau[i]![enters]! <= TINY) continue;
      const gain = leaves < 0 ? -1 : ratio(tableau[i]!, enters) - ratio(tableau[leaves]!, enters);
      if (gain < -TINY || (gain <= TINY && basis[i]! < basis[leaves]!)) leaves = i;
    }
    pivot([...tableau, goal], leaves, enters);
    basis[leaves] = enters;
  }
  const weight = goal.at(-1)!;
  const mixture = new Array<number>(columns).fill(0);
  basis.forEach((column, i) => {
    if (column < columns) mixture[column] = tableau[i]!.at(-1)! / weight;
  });
  return {
    value: 1 / weight - shift,
    rows: Array.from({ length: rows }, (_, i) => goal[columns + i]! / weight),
    columns: mixture,
  };
}

const ratio = (row: readonly number[], column: number): number => row.at(-1)! / row[column]!;

function pivot(lines: number[][], row: number, column: number): void {
  const own = lines[row]!;
  const by = own[column]!;
  for (let i = 0; i < own.length; i++) own[i] = own[i]! / by;
  for (const line of lines) {
    const times = line[column]!;
    if (line === own || times === 0) continue;
    for (let i = 0; i < line.length; i++) line[i]! -= times * own[i]!;
  }
}
