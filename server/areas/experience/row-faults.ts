import { refused } from './headed-rows.ts'

/** How many faults are told at once. */
const told = 5

/** What is wrong with the rows of a file: as long as anything is, nothing of it is taken. */
export class RowFaults {
  readonly #faults: { readonly row: number; readonly text: string }[] = []

  /** Notes what is wrong with a row, in a field of it or in all. */
  add(row: number, message: string, field?: string): void {
    this.#faults.push({ row, text: field === undefined ? `Row ${row} ${message}` : `Row ${row}, ${field}: ${message}` })
  }

  /** Ends the call if anything is wrong. */
  demandNone(summary: (rows: number) => string): void {
    if (this.#faults.length === 0) return
    const rows = new Set(this.#faults.map(({ row }) => row)).size
    const texts = this.#faults.slice(0, told).map(({ text }) => `${text}.`)
    const more = this.#faults.length > told ? ['…'] : []
    throw refused([summary(rows), ...texts, ...more].join(' '))
  }
}
