import { serveReading } from '../process/serve-reading.ts'
import type { SheetRow } from '../spreadsheet.ts'

// Adds up one column of each batch; a word in it is a fault of the program, not of the file.
const sums =
  ({ column }: { readonly column: number }) =>
  (rows: readonly SheetRow[]): number => {
    const numbers = rows.map(({ cells }) => Number(cells[column]))
    if (numbers.some(Number.isNaN)) throw new TypeError('not a number')
    return numbers.reduce((sum, number) => sum + number, 0)
  }

await serveReading(async () => sums)
