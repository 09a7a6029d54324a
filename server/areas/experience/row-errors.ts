import { refused } from './headed-rows.ts'

/** The most errors listed at once. */
const told = 5

/** The errors in a file's rows: if there are any, none of the file is imported. */
export class RowErrors {
  readonly #errors: { readonly row: number; readonly text: string }[] = []

  /** Adds an error in a row, for one field or the whole row. */
  add(row: number, message: string, field?: string): void {
    this.#errors.push({ row, text: field === undefined ? `Row ${row} ${message}` : `Row ${row}, ${field}: ${message}` })
  }

  /** Ends the call if anything is wrong. */
  demandNone(summary: (rows: number) => string): void {
    if (this.#errors.length === 0) return
    const rows = new Set(this.#errors.map(({ row }) => row)).size
    const texts = this.#errors.slice(0, told).map(({ text }) => `${text}.`)
    const more = this.#errors.length > told ? ['…'] : []
    throw refused([summary(rows), ...texts, ...more].join(' '))
  }
}
