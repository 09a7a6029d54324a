import { comparedColumns } from '@portico/contract/areas/schedules/checks/compared-columns.ts'
import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import { amountOf } from '@portico/contract/areas/schedules/values/numbers.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { TabBatches } from '../../schedules/schedules.public.ts'

type Cells = Readonly<Record<string, string | null>>

/** A column with more words than this says something else in every row. */
const mostWords = 2000

/** What an import knows of existing and future rows: ids, keys, sums, and the cells they are compared by. */
export class StandingRows {
  /** The columns that are asked of every row: keys, and those that rows are compared by. */
  readonly columns: readonly string[]
  /** In their order. */
  readonly ids: string[] = []
  /** The sum of each totalled column. */
  readonly sums = new Map<string, number>()
  /** The rows as the import will leave them, with the compared cells; existing ones by id. */
  readonly #left = new Map<string, CheckedRow>()
  readonly #coming: CheckedRow[] = []
  /** The columns that rows are compared by, with the words of each. */
  readonly #words: ReadonlyMap<string, Map<string, string>>
  readonly #keyColumns: readonly string[]
  /** The row of a key; null if several have it. */
  readonly #idOfKey = new Map<string, string | null>()

  private constructor(keyColumns: readonly string[], totalled: readonly string[], compared: readonly string[]) {
    this.columns = [...new Set([...keyColumns, ...compared])]
    this.#keyColumns = keyColumns
    this.#words = new Map(compared.map((column) => [column, new Map()]))
    for (const column of totalled) this.sums.set(column, 0)
  }

  static async read(
    database: Database,
    account: string,
    tab: TabBatches,
    { mode, keyColumns }: Pick<ImportChoices, 'mode' | 'keyColumns'>,
  ): Promise<StandingRows> {
    const keys = mode === 'ADD' ? [] : keyColumns
    const totalled = tab.columns.filter((column) => column.totalled).map(({ key }) => key)
    const standing = new StandingRows(keys, totalled, comparedColumns(tab.columns))
    const columns = [...new Set([...standing.columns, ...totalled])]
    let after: string | null = null
    do {
      const place: string | null = after
      // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
      const page: Awaited<ReturnType<TabBatches['page']>> = await database.read({ account }, (tx) =>
        tab.page(tx, columns, place),
      )
      for (const { rowId, cells } of page) standing.#add(rowId, recordOf(columns, cells))
      after = page.at(-1)?.rank ?? null
    } while (after !== null)
    return standing
  }

  /** Values of the columns that are asked of every row, by column. */
  named(values: readonly (string | null)[]): Cells {
    const cells: Record<string, string | null> = {}
    for (const [index, column] of this.columns.entries()) cells[column] = this.#once(column, values[index] ?? null)
    return cells
  }

  /** The row that has the key of these cells: undefined if none has it, null if several have. */
  idOf(cells: Cells): string | null | undefined {
    const key = this.#keyOf(cells)
    return key === '' ? undefined : this.#idOfKey.get(key)
  }

  /** Sets an existing row's future cells. */
  willBe(rowId: string, cells: Cells): void {
    const stored: Record<string, string | null> = {}
    for (const column of this.#words.keys()) stored[column] = this.#once(column, cells[column] ?? null)
    this.#left.set(rowId, { rowId, cells: stored })
  }

  /** Adds a future row with its input. */
  willCome(rowId: string, cells: Cells): void {
    this.#coming.push({ rowId, cells })
  }

  willGo(rowId: string): void {
    this.#left.delete(rowId)
  }

  /** The rows as the import will leave them, with the cells at least that rows are compared by. */
  *compared(): Generator<CheckedRow> {
    yield* this.#left.values()
    yield* this.#coming
  }

  /** One text for all rows that say the same in a column: mostly its cells are few words, said again and again. */
  #once(column: string, value: string | null): string | null {
    const words = this.#words.get(column)
    if (value === null || words === undefined || words.size > mostWords) return value
    const held = words.get(value)
    if (held === undefined) words.set(value, value)
    return held ?? value
  }

  #add(rowId: string, cells: Cells): void {
    this.ids.push(rowId)
    this.willBe(rowId, cells)
    for (const [column, sum] of this.sums) this.sums.set(column, sum + (amountOf(cells[column]) ?? 0))
    const key = this.#keyOf(cells)
    if (key !== '') this.#idOfKey.set(key, this.#idOfKey.has(key) ? null : rowId)
  }

  #keyOf(cells: Cells): string {
    return joined(this.#keyColumns.map((column) => cells[column] ?? null))
  }
}

const recordOf = (columns: readonly string[], values: readonly (string | null)[]): Cells =>
  Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]))

/** Values as one lowercase text; empty if all are blank. */
const joined = (values: readonly (string | null)[]): string =>
  values.every((value) => (value ?? '') === '') ? '' : values.map((value) => (value ?? '').toLowerCase()).join('\n')
