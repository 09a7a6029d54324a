import type { TypedRow } from './demo-vehicles.ts'

/** Rows written as a table: the first line has the columns, cells are separated by bars. */
export function listedRows(columns: string, ...lines: readonly string[]): TypedRow[] {
  const keys = cellsOf(columns)
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [keys[index]!, cell])))
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
