import type { RowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { joinedLines, linesOf } from './cell-lines.ts'
import type { CountedRow } from './check-tally.ts'
import type { FileRow, FileRows } from './file-rows.ts'

/** A batch of rows as read. */
export class MetBatch {
  readonly rows: readonly FileRow[]
  readonly cells: Uint8Array
  readonly #amounts: Float64Array
  #lines: readonly Buffer[] | undefined

  constructor({ rows, cells, amounts }: FileRows) {
    this.rows = rows
    this.cells = cells
    this.#amounts = amounts
  }

  /** The cells of one row, as the bytes of their JSON. */
  line(index: number): Buffer {
    this.#lines ??= linesOf(this.cells)
    return this.#lines[index]!
  }

  /** Adds what a row says in the totalled columns to their sums. */
  addTo(sums: Float64Array, index: number, sign: 1 | -1): void {
    const first = index * sums.length
    for (let place = 0; place < sums.length; place += 1) sums[place]! += sign * this.#amounts[first + place]!
  }
}

/** What is known of a row of the file before it is planned. */
interface Known {
  readonly rowMark: RowMark | undefined
  /** Its row in the portal: undefined for a new row; null if several rows have its key. */
  readonly rowId: string | null | undefined
  /** Those of its cells that are asked of every row. */
  readonly wanted: Readonly<Record<string, string | null>>
}

/** A row of the file, and the row of the portal that it is. */
export class MetRow implements CountedRow {
  readonly batch: MetBatch
  readonly #index: number
  readonly rowMark: Known['rowMark']
  readonly rowId: Known['rowId']
  readonly wanted: Known['wanted']

  constructor(batch: MetBatch, index: number, { rowMark, rowId, wanted }: Known) {
    this.batch = batch
    this.#index = index
    this.rowMark = rowMark
    this.rowId = rowId
    this.wanted = wanted
  }

  get read(): FileRow {
    return this.batch.rows[this.#index]!
  }

  get cells(): Buffer {
    return this.batch.line(this.#index)
  }

  addTo(sums: Float64Array, sign: 1 | -1): void {
    this.batch.addTo(sums, this.#index, sign)
  }
}

/** The cells of some rows of batches, as lines. A complete batch passes through unchanged. */
export const cellsOf = (rows: readonly MetRow[]): Buffer =>
  joinedLines(
    [...Map.groupBy(rows, ({ batch }) => batch)].flatMap(([batch, some]) =>
      some.length === batch.rows.length ? [batch.cells] : some.map(({ cells }) => cells),
    ),
  )
