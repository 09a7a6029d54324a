import type { ColumnKind } from '../../schedules/column.shapes.ts'
import { showCell } from '../../schedules/values/cell-values.ts'
import type { QuestionKind } from '../layout.shapes.ts'
import { isRecordKind, recordFields } from './record-fields.ts'

/** A text of a kind as people see it: dates MM/dd/yyyy, money with a dollar sign, yes and no as Y and N. */
export function shownText(kind: QuestionKind, value: string): string {
  return showCell({ kind: kind === 'decimal' || kind === 'calculated' ? 'number' : (kind as ColumnKind) }, value)
}

/** A record, such as an address, in one line. */
export function shownRecord(kind: QuestionKind, record: Readonly<Record<string, string>>): string {
  const fields = isRecordKind(kind) ? recordFields[kind] : []
  return fields.flatMap(({ key, kind: of }) => (record[key] ? [shownText(of, record[key])] : [])).join(', ')
}
