import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question, TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'
import { isRecordKind, recordFields } from '@portico/contract/areas/forms/values/record-fields.ts'
import { grouped, inDollars } from '@portico/contract/areas/schedules/values/numbers.ts'

type Asked = Pick<Question, 'kind' | 'columns'>

/** The most letters of one answer on paper. */
const mostLetters = 5000

/** An answer in the words of a page, one text a row; nothing for a blank one, and the beginning of a very long one. */
export function shownAnswer(question: Asked, value: AnswerValue | undefined): readonly string[] {
  if (value === undefined) return []
  const rows: string[] = []
  let left = mostLetters
  for (const text of textsOf(question, value)) {
    if (left <= 0) return [...rows, '… The portal has the rest.']
    rows.push(text.length > left ? `${text.slice(0, left)}…` : text)
    left -= text.length
  }
  return rows
}

function textsOf(question: Asked, value: AnswerValue): readonly string[] {
  if (typeof value === 'string') return [shownText(question.kind, value)]
  if (!Array.isArray(value)) return [shownRecord(question, value)]
  if (question.kind === 'file')
    return [value.length === 1 ? 'One file in the portal' : `${value.length} files in the portal`]
  return value.map((entry, at) =>
    typeof entry === 'string' ? entry : `${at + 1}. ${shownRow(question.columns, entry)}`,
  )
}

type Kind = Question['kind'] | TableColumn['kind']

const amount = (written: (value: string) => string) => (value: string) => (isAmount(value) ? written(value) : value)

const writtenBy: Readonly<Partial<Record<Kind, (value: string) => string>>> = {
  money: amount(inDollars),
  whole: amount(grouped),
  decimal: amount(grouped),
  calculated: amount(grouped),
  percent: amount((value) => `${value}%`),
  date: (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'),
  yesNo: (value) => ({ Y: 'Yes', N: 'No' })[value] ?? value,
  schedule: (value) => (value === 'Y' ? 'As the schedule in the portal shows' : value),
}

const shownText = (kind: Kind, value: string): string => writtenBy[kind]?.(value) ?? value

const isAmount = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

function shownRecord({ kind }: Asked, record: Readonly<Record<string, string>>): string {
  const fields = isRecordKind(kind) ? recordFields[kind] : []
  const parts = fields.map((field) => shownText(field.kind, record[field.key] ?? '')).filter((part) => part !== '')
  return parts.join(', ')
}

const shownRow = (columns: readonly TableColumn[], row: Readonly<Record<string, string>>): string =>
  columns
    .filter(({ key }) => (row[key] ?? '') !== '')
    .map(({ key, label, kind }) => `${label}: ${shownText(kind, row[key]!)}`)
    .join('; ')
