import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question, QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import { isRecordKind, recordFields } from '@portico/contract/areas/forms/values/record-fields.ts'
import type { ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import { showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'

type Asked = Pick<Question, 'kind' | 'columns'>

const yesNo: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No' }

/** A text of a kind as people see it: dates MM/dd/yyyy, money with a dollar sign, yes and no in words. */
export function shownText(kind: QuestionKind, value: string): string {
  if (kind === 'yesNo') return yesNo[value] ?? value
  if (kind === 'schedule') return value === 'Y' ? 'Complete and up to date' : 'Not complete yet'
  return showCell({ kind: kind === 'decimal' || kind === 'calculated' ? 'number' : (kind as ColumnKind) }, value)
}

/** The rows of a table, whatever else its answer may be. */
export const rowsOf = (value: AnswerValue | null): readonly Readonly<Record<string, string>>[] =>
  Array.isArray(value) ? value.filter((row) => typeof row !== 'string') : []

/** The texts of a list, such as choices or documents. */
export const listOf = (value: AnswerValue | null): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** The fields of a record, such as an address. */
export const fieldsOf = (value: AnswerValue | null): Readonly<Record<string, string>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

/** An answer in one line of words; empty where there is none. */
export function answerText({ kind, columns }: Asked, value: AnswerValue | null): string {
  if (value === null) return ''
  if (typeof value === 'string') return shownText(kind, value)
  if (kind === 'file') return counted(listOf(value).length, 'file')
  if (kind === 'table') {
    const rows = rowsOf(value)
    return rows
      .map((row) => columns.flatMap(({ key, kind: of }) => (row[key] ? [shownText(of, row[key])] : [])).join(', '))
      .join('; ')
  }
  if (Array.isArray(value)) return listOf(value).join(', ')
  const fields = isRecordKind(kind) ? recordFields[kind] : []
  return fields.flatMap(({ key, kind: of }) => (value[key] ? [shownText(of, value[key])] : [])).join(', ')
}

const counted = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`
