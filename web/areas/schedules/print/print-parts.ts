/** More rows than a browser lays out while one waits: longer tabs are printed in parts. */
const mostRows = 5000

/** Rows that are printed at one time, counted from 1. */
export interface PrintPart {
  readonly from: number
  readonly to: number
}

/** The parts in which rows are printed; one if they fit, also for an empty tab. */
export const printParts = (rows: number, most = mostRows): PrintPart[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows / most)) }, (_, part) => ({
    from: part * most + 1,
    to: Math.min(rows, (part + 1) * most),
  }))
