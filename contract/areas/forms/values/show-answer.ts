import { showCell } from '../../schedules/values/cell-values.ts'
import { amountOf, grouped } from '../../schedules/values/numbers.ts'
import type { AnswerValue } from '../answer.shapes.ts'
import type { Question, QuestionKind } from '../layout.shapes.ts'
import { isBlank } from './kind-values.ts'
import { isRecordKind, recordFields } from './record-fields.ts'

/**
 * An answer as people read it: money with a dollar sign, dates MM/dd/yyyy, fields and cells behind one another, rows under
 * one another; files by how many they are. Empty for a blank.
 */
export function showAnswer(question: Question, value: AnswerValue | null | undefined): string {
  if (value === null || value === undefined || isBlank(value)) return ''
  if (typeof value === 'string') return showText(question.kind, value)
  if (!Array.isArray(value)) return isRecordKind(question.kind) ? showFields(recordFields[question.kind], value) : ''
  if (question.kind === 'file') return value.length === 1 ? '1 file' : `${value.length} files`
  return value
    .map((entry) => (typeof entry === 'string' ? entry : showFields(question.columns, entry)))
    .join(question.kind === 'table' ? '\n' : ', ')
}

/** One text of a kind, such as a cell of a table, as people read it. */
export function showText(kind: QuestionKind, value: string): string {
  if (kind === 'decimal' || kind === 'calculated') return amountOf(value) === null ? value : grouped(value)
  if (kind === 'yesNo' || kind === 'schedule') return yesNo.get(value) ?? value
  return kind === 'money' || kind === 'whole' || kind === 'percent' || kind === 'date'
    ? showCell({ kind }, value)
    : value
}

const yesNo: ReadonlyMap<string, string> = new Map([
  ['Y', 'Yes'],
  ['N', 'No'],
])

type Fields = Readonly<Record<string, string>>

function showFields(known: readonly { readonly key: string; readonly kind: QuestionKind }[], fields: Fields): string {
  return known
    .map(({ key, kind }) => (Object.hasOwn(fields, key) ? showText(kind, fields[key] ?? '') : ''))
    .filter((text) => text !== '')
    .join(', ')
}
