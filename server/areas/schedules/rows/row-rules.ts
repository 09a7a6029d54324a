import { checkRows, type CheckContext } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { classTablesOf } from './class-tables.ts'
import type { Cells, RowFinding } from './rows.view.ts'

/** How the rows of a schedule are read, and what is found in each by itself. */
export class RowRules {
  #context: CheckContext
  readonly #columns: ReadonlyMap<string, CheckContext['columns'][number]>

  constructor(type: ScheduleType, columns: CheckContext['columns'], now: Date) {
    this.#context = { type, columns, today: now.toISOString().slice(0, 10) }
    this.#columns = new Map(this.#context.columns.map((column) => [column.key, column]))
  }

  /** Looks the class codes of some rows up, in one statement, so that findings tell which are in no table. */
  async lookUp(tx: Tx, rows: Iterable<Readonly<Record<string, string | null>>>): Promise<void> {
    this.#context = { ...this.#context, classTables: await classTablesOf(tx, this.#context, rows) }
  }

  /** Has class codes read by the tables of these owners alone. */
  readCodesBy(classOwners: ClassificationTypes): void {
    this.#context = { ...this.#context, classOwners }
  }

  has(column: string): boolean {
    return this.#columns.has(column)
  }

  /** What is kept of a value that was typed; null for an empty cell. What cannot be read stays as it is. */
  normalized(column: string, value: string | null): string | null {
    const definition = this.#columns.get(column)
    return definition === undefined ? value : readCell(definition, value).value
  }

  findings(cells: Cells): RowFinding[] {
    return checkRows([{ rowId: '', cells }], this.#context).map(({ column, severity, message }) => ({
      column,
      severity,
      message,
    }))
  }
}
