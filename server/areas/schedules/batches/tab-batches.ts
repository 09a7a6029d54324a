import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { noTab, type EditConflict, type ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { checkLater } from '../findings/ask-for-checks.ts'
import { countRows, type ReadRows } from '../rows/added-rows.store.ts'
import { addRows } from '../rows/add-rows.ts'
import { makeEdits } from '../rows/make-edits.ts'
import { storedRows, type StoredRow } from '../rows/rows.view.ts'
import { RowRules } from '../rows/row-rules.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'
import { classOwnersOf } from '../tabs/tabs.view.ts'
import { rowColumnsView } from './row-columns.view.ts'

/** From this many rows on, the query plan matters. */
const manyRows = 1000

/** A tab for work on many of its rows in batches, each in its own transaction. */
export class TabBatches {
  readonly #tab: TabOf
  readonly columns: readonly ColumnDefinition[]
  readonly rules: RowRules

  private constructor(tab: TabOf, rules: RowRules) {
    this.#tab = tab
    this.columns = rules.context.columns
    this.rules = rules
  }

  /** Undefined if there is no such tab. */
  static async open(tx: Tx, tab: TabOf, now: Date): Promise<TabBatches | undefined> {
    const owners = await classOwnersOf(tx, tab)
    if (tab.tabId !== noTab && owners === undefined) return undefined
    const rules = await RowRules.of(tx, tab, now)
    rules.readCodesBy(owners ?? {})
    return new TabBatches(tab, rules)
  }

  /** The rows of the tab that have one of these ids. */
  rows(tx: Tx, ids: readonly string[]): Promise<readonly StoredRow[]> {
    return storedRows(tx, this.#tab, ids)
  }

  /** A page of all rows in their order, with some of their columns: those behind a rank, null for the first. */
  page(tx: Tx, columns: readonly string[], after: string | null) {
    return rowColumnsView(tx, this.#tab, { columns, after })
  }

  /**
   * Applies a batch of edits with the tab locked. Skips cells and rows that someone else has changed since; returns how
   * many.
   */
  async edit(tx: Tx, edits: readonly ScheduleEdit[], by: Change): Promise<number> {
    const left = new Set<string>()
    let asked = edits
    while (asked.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- each try leaves out what the one before met
      const conflicts = await this.#conflictsOf(tx, asked, by)
      if (conflicts.length === 0) break
      for (const { rowId, column } of conflicts) left.add(placeOf(rowId, column))
      asked = asked.filter((edit) => !left.has(placeOf(edit.rowId, edit.op === 'set' ? edit.column : null)))
    }
    return left.size
  }

  /**
   * Appends new rows that were read and checked before; returns false and adds nothing if that was against outdated
   * rules.
   */
  async add(tx: Tx, read: ReadRows, basis: string | null, by: Change): Promise<boolean> {
    const rules = await RowRules.of(tx, this.#tab, by.at)
    if (basis === null || rules.basis !== basis) return false
    if (read.rows.length > 0) await addRows(tx, this.#tab, read, by)
    return true
  }

  /** Has the rows counted and checked together once all batches are made. */
  async settle(tx: Tx, platform: Pick<Platform, 'jobs'>, batches: { readonly rows: number }): Promise<void> {
    if (batches.rows >= manyRows) await countRows(tx)
    await checkLater(tx, platform, this.#tab)
  }

  /** Applies the edits, or returns their conflicts and applies none. */
  async #conflictsOf(tx: Tx, edits: readonly ScheduleEdit[], by: Change): Promise<readonly EditConflict[]> {
    try {
      await makeEdits(tx, this.#tab, edits, by)
      return []
    } catch (error) {
      if (!(error instanceof ErrorResponse) || error.status !== 409) throw error
      return error.extra?.['conflicts'] as readonly EditConflict[]
    }
  }
}

const placeOf = (rowId: string, column: string | null) => `${rowId} ${column ?? ''}`
