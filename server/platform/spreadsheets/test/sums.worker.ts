import { serveReading } from '../serve-reading.ts'

// Adds up one column of each batch; a word in it is a fault of the program, not of the file.
serveReading(({ column }: { readonly column: number }) => (rows) => {
  const numbers = rows.map(({ cells }) => Number(cells[column]))
  if (numbers.some(Number.isNaN)) throw new TypeError('not a number')
  return numbers.reduce((sum, number) => sum + number, 0)
})
