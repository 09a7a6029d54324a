import type { ColumnKind } from '../../schedules/column.shapes.ts'
import { showCell } from '../../schedules/values/cell-values.ts'
import type { Question, QuestionKind } from '../layout.shapes.ts'
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

/** A question, with its limits if it has any. */
export type Sized = Pick<Question, 'kind'> & Partial<Pick<Question, 'min' | 'max'>>

/**
 * An answer in one line of text as people see it. Between limits of equally many digits, a whole number is a code, such as a
 * NAICS code, which has no thousands separators.
 */
export const shownLine = (question: Sized, value: string): string =>
  isCode(question) ? value : shownText(question.kind, value)

function isCode({ kind, min, max }: Sized): boolean {
  if (kind !== 'whole' || typeof min !== 'number' || typeof max !== 'number') return false
  return min >= 1000 && String(min).length === String(max).length
}

/** A record, such as an address, in one line. */
export function shownRecord(kind: QuestionKind, record: Readonly<Record<string, string>>): string {
  const fields = isRecordKind(kind) ? recordFields[kind] : []
  return fields.flatMap(({ key, kind: of }) => (record[key] ? [shownText(of, record[key])] : [])).join(', ')
}
