import type { SheetRow } from './spreadsheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What a list may hold; beyond it the file is no list that someone keeps. */
const most = { columns: 1_000, rows: 500_000, charactersARow: 1_000_000, characters: 1_000_000_000 }

/** When a batch is handed on: small enough that taking it in holds up no other request. */
const batch = { rows: 250, cells: 2_500, characters: 100_000 }

/** How many rows and characters of a sheet were read so far, by all threads together. */
export type SheetCounts = Uint32Array<SharedArrayBuffer>

export const noCounts = (): SheetCounts => new Uint32Array(new SharedArrayBuffer(8))

/** Collects a sheet's rows into batches, and rejects endless sheets. */
export class RowBatches {
  #rows: SheetRow[] = []
  #cells = 0
  #characters = 0
  readonly #inAll: SheetCounts

  /** Readers of other chunks of the same sheet share the counts. */
  constructor(inAll = noCounts()) {
    this.#inAll = inAll
  }

  /** Adds a row without the empty cells at its end, unless it is all empty. */
  add(number: number, cells: (string | null)[], isHidden = false): void {
    let characters = 0
    let length = 0
    for (const [at, cell] of cells.entries()) {
      if (cell === null) continue
      length = at + 1
      characters += cell.length
    }
    if (length === 0) return
    cells.length = length
    this.#rows.push(isHidden ? { number, cells, isHidden } : { number, cells })
    this.#count(length, characters)
  }

  #count(cells: number, characters: number): void {
    this.#cells += cells
    this.#characters += characters
    refuseBeyondColumns(cells)
    const rowsBefore = Atomics.add(this.#inAll, 0, 1)
    const charactersBefore = Atomics.add(this.#inAll, 1, characters)
    const isBeyond = rowsBefore >= most.rows || charactersBefore + characters > most.characters
    if (isBeyond || characters > most.charactersARow) throw new UnreadableFile('too_large')
  }

  get isFull(): boolean {
    return this.#rows.length >= batch.rows || this.#cells >= batch.cells || this.#characters >= batch.characters
  }

  /** The rows collected so far; starts the next batch. */
  take(): readonly SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    this.#cells = 0
    this.#characters = 0
    return rows
  }
}

/** Rejects a value in a column, counted from 1, beyond any list. */
export function refuseBeyondColumns(column: number): void {
  if (column > most.columns) throw new UnreadableFile('too_wide')
}
