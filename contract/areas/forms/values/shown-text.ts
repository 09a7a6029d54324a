import type { ColumnKind } from '../../schedules/column.shapes.ts'
import { showCell } from '../../schedules/values/cell-values.ts'
import type { QuestionKind } from '../layout.shapes.ts'
import { isRecordKind, recordFields } from './record-fields.ts'

const yesNo: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No' }

/**
 * An answer of a kind as people see it: dates MM/dd/yyyy, money with a dollar sign, Yes and No. Only the cells of
 * schedules show Y and N.
 */
export function shownText(kind: QuestionKind, value: string): string {
  if (kind === 'yesNo') return yesNo[value] ?? value
  return showCell({ kind: kind === 'decimal' || kind === 'calculated' ? 'number' : (kind as ColumnKind) }, value)
}

/** A record, such as an address, in one line. */
export function shownRecord(kind: QuestionKind, record: Readonly<Record<string, string>>): string {
  const fields = isRecordKind(kind) ? recordFields[kind] : []
  return fields.flatMap(({ key, kind: of }) => (record[key] ? [shownText(of, record[key])] : [])).join(', ')
}
