import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question, TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shownLine, shownRecord, shownText, type Sized } from '@portico/contract/areas/forms/values/shown-text.ts'

type Asked = Sized & Pick<Question, 'columns'>

/** The most letters of one answer on paper. */
const mostLetters = 5000

/** An answer in printed form, one text per row; empty for a blank one, shortened if very long. */
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
  const { kind } = question
  if (kind === 'schedule' && value === 'Y') return ['As the schedule in the portal shows']
  if (typeof value === 'string') return [shownLine(question, value)]
  if (!Array.isArray(value)) return [shownRecord(kind, value)]
  if (kind === 'file') return [value.length === 1 ? 'One file in the portal' : `${value.length} files in the portal`]
  return value.map((entry, at) =>
    typeof entry === 'string' ? entry : `${at + 1}. ${shownRow(question.columns, entry)}`,
  )
}

const shownRow = (columns: readonly TableColumn[], row: Readonly<Record<string, string>>): string =>
  columns
    .filter(({ key }) => (row[key] ?? '') !== '')
    .map(({ key, label, kind }) => `${label}: ${shownText(kind, row[key]!)}`)
    .join('; ')
