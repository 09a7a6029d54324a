import { rowCheck, type CheckContext } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { classKindsOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { createHash } from 'node:crypto'
import { effectiveColumns } from '../columns/effective-columns.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { classTablesOf } from './class-tables.ts'
import { rulesForAccount } from './published-rules.read-model.ts'
import type { Cells, RowFinding } from './rows.view.ts'

/** How the rows of a schedule are parsed, and the issues of each. */
export class RowRules {
  #context: CheckContext
  #check: ReturnType<typeof rowCheck>
  readonly #columns: ReadonlyMap<string, CheckContext['columns'][number]>

  constructor(type: ScheduleType, columns: CheckContext['columns'], now: Date) {
    this.#context = { type, columns, today: utcDay(now) }
    this.#check = rowCheck(this.#context)
    this.#columns = new Map(this.#context.columns.map((column) => [column.key, column]))
  }

  /** The rules of an account’s schedule: its brokerage's columns and published rules. */
  static async of(tx: Tx, schedule: Pick<TabOf, 'account' | 'type'>, now: Date): Promise<RowRules> {
    const [columns, published] = await Promise.all([
      effectiveColumns(tx, schedule.account, schedule.type),
      rulesForAccount(tx, schedule, now),
    ])
    const rules = new RowRules(schedule.type, columns, now)
    rules.judgeBy({ published })
    return rules
  }

  /** Looks up the class codes of some rows in one statement, so that issues show which are in no table. */
  async lookUp(tx: Tx, rows: Iterable<Readonly<Record<string, string | null>>>): Promise<void> {
    this.judgeBy({ classTables: await classTablesOf(tx, this.#context, rows) })
  }

  /** Has class codes read by the tables of these owners alone. */
  readCodesBy(classOwners: ClassificationTypes): void {
    this.judgeBy({ classOwners })
  }

  /** Adds context for checking rows from now on. */
  judgeBy(known: Pick<CheckContext, 'classTables' | 'classOwners' | 'published'>): void {
    this.#context = { ...this.#context, ...known }
    this.#check = rowCheck(this.#context)
  }

  /**
   * A short key of everything that rows are read and checked by, in addition to the day; null if class codes are included,
   * since their tables may change at any time.
   */
  get basis(): string | null {
    const { type, columns, published = [] } = this.#context
    if (classKindsOf(type, columns).length > 0) return null
    return createHash('sha256')
      .update(JSON.stringify([columns, published]))
      .digest('base64url')
  }

  /** The context for reading and checking rows. */
  get context(): CheckContext {
    return this.#context
  }

  has(column: string): boolean {
    return this.#columns.has(column)
  }

  /** The stored form of a typed value; null for an empty cell. An unreadable value is unchanged. */
  normalized(column: string, value: string | null): string | null {
    const definition = this.#columns.get(column)
    return definition === undefined ? value : readCell(definition, value).value
  }

  findings(cells: Cells): RowFinding[] {
    return this.#check(cells)
  }
}
