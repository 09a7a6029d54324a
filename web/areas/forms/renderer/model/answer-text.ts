import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shownLine, shownRecord, shownText, type Sized } from '@portico/contract/areas/forms/values/shown-text.ts'
import { counted } from '../../../../platform/formats.ts'

type Asked = Sized & Pick<Question, 'columns'>

/** The label of a schedule answer. */
export const scheduleText = (value: AnswerValue | null): string =>
  value === 'Y' ? 'Complete and up to date' : 'Not complete yet'

/** The rows of a table answer; empty for other answers. */
export const rowsOf = (value: AnswerValue | null): readonly Readonly<Record<string, string>>[] =>
  Array.isArray(value) ? value.filter((row) => typeof row !== 'string') : []

/** The texts of a list, such as choices or documents. */
export const listOf = (value: AnswerValue | null): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** The fields of a record, such as an address. */
export const fieldsOf = (value: AnswerValue | null): Readonly<Record<string, string>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

/** An answer as one line of text; empty if there is none. */
export function answerText(question: Asked, value: AnswerValue | null): string {
  const { kind, columns } = question
  if (value === null) return ''
  if (kind === 'schedule') return scheduleText(value)
  if (typeof value === 'string') return shownLine(question, value)
  if (kind === 'file') return counted(listOf(value).length, 'file')
  if (kind === 'table') {
    const rows = rowsOf(value)
    return rows
      .map((row) => columns.flatMap(({ key, kind: of }) => (row[key] ? [shownText(of, row[key])] : [])).join(', '))
      .join('; ')
  }
  return Array.isArray(value) ? listOf(value).join(', ') : shownRecord(kind, value)
}
