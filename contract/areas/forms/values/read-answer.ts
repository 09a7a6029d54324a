import type { AnswerValue } from '../answer.shapes.ts'
import type { Question } from '../layout.shapes.ts'
import { validationMessages } from '../../schedules/validation.messages.ts'
import { answerMessages } from './answer.messages.ts'
import { isBlank } from './kind-values.ts'
import { canonicalText, readText } from './read-text.ts'
import { shareError } from './shares.ts'
import { isRecordKind, recordFields } from './record-fields.ts'
import type { RecordField } from './record-fields.ts'

/** A parsed answer: its canonical value (null for a blank), or the input with an error. */
export interface AnswerReading {
  readonly value: AnswerValue | null
  readonly error: string | null
}

/**
 * Parses an answer into its canonical value: money as `1234.50`, dates as yyyy-mm-dd, yes and no as `Y` and `N`,
 * choices in list order, records and rows by their fields. Invalid input is stored with an error, so that it can be
 * fixed. Parsing a canonical value changes nothing. A blank required answer is not an error here; a future date is one
 * if the question allows none and `today` is given.
 */
export function readAnswer(question: Question, given: AnswerValue | null, today?: string): AnswerReading {
  if (question.kind === 'calculated') return { value: null, error: isBlank(given) ? null : answerMessages.calculated }
  if (given === null || isBlank(given)) return blank
  switch (question.kind) {
    case 'choices':
      return readSeveral(question.choices, given)
    case 'file':
      return readFiles(given)
    case 'table':
      return readTable(question.columns, given, today)
    default:
      return isRecordKind(question.kind) ? readWhole(question.kind, given) : readSingle(question, given, today)
  }
}

const blank: AnswerReading = { value: null, error: null }

const wrong = (given: AnswerValue, error: string = answerMessages.form): AnswerReading => ({ value: given, error })

function readSingle(question: Question, given: AnswerValue, today?: string): AnswerReading {
  return typeof given === 'string' ? readText(question, given, today) : wrong(given)
}

function readSeveral(choices: readonly string[], given: AnswerValue): AnswerReading {
  const entries = textsOf(given)
  if (entries === undefined) return wrong(given)
  const chosen = new Set(entries.map((entry) => canonicalText({ kind: 'choice', choices: [...choices] }, entry)))
  const known = choices.filter((choice) => chosen.delete(choice))
  const [unknown] = chosen
  return unknown === undefined ? { value: known, error: null } : wrong(given, answerMessages.choice(unknown))
}

const fileForm = /^[A-Za-z0-9-]{1,64}$/

function readFiles(given: AnswerValue): AnswerReading {
  const files = textsOf(given)
  if (files === undefined) return wrong(given)
  return files.every((file) => fileForm.test(file))
    ? { value: [...new Set(files)], error: null }
    : wrong(given, answerMessages.file)
}

/** The texts of a list, without those that are blank; one text is a list of one. */
function textsOf(given: AnswerValue): string[] | undefined {
  if (typeof given === 'string') return [given]
  if (!Array.isArray(given) || given.some((entry) => typeof entry !== 'string')) return undefined
  return given.filter((entry): entry is string => typeof entry === 'string' && !isBlank(entry))
}

type Fields = Readonly<Record<string, string>>

function readWhole(kind: keyof typeof recordFields, given: AnswerValue): AnswerReading {
  if (!isFields(given)) return wrong(given)
  const { fields, error } = readFields(recordFields[kind], given)
  return isBlank(fields) ? blank : { value: fields, error }
}

function readTable(columns: Question['columns'], given: AnswerValue, today?: string): AnswerReading {
  const rows = Array.isArray(given) ? given.filter((row) => !isBlank(row)) : undefined
  if (rows === undefined || !rows.every(isFields)) return wrong(given)
  const read = rows.map((row) => readFields(columns, row, today)).filter(({ fields }) => !isBlank(fields))
  if (read.length === 0) return blank
  const at = read.findIndex(({ error }) => error !== null)
  const value = read.map(({ fields }) => fields)
  return { value, error: at < 0 ? shareErrorIn(columns, value) : answerMessages.row(at + 1, read[at]?.error ?? '') }
}

/** The first column whose shares exceed the whole. */
function shareErrorIn(columns: Question['columns'], rows: readonly Fields[]): string | null {
  const errors = columns.flatMap(({ key, label, isShare }) => {
    const error = isShare ? shareError(rows.map((row) => row[key])) : null
    return error === null ? [] : [answerMessages.field(label, error)]
  })
  return errors[0] ?? null
}

const isFields = (value: AnswerValue): value is Fields =>
  typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((cell) => typeof cell === 'string')

type FieldRules = Pick<RecordField, 'key' | 'label' | 'required' | 'kind' | 'choices' | 'pastOnly'>

/** Known fields without blank ones, and the first error. */
function readFields(
  known: readonly FieldRules[],
  given: Fields,
  today?: string,
): { fields: Record<string, string>; error: string | null } {
  const fields: Record<string, string> = {}
  const errors: string[] = []
  for (const field of known) {
    const { value, error } = readText(field, Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '', today)
    if (value !== null) fields[field.key] = value
    if (error !== null) errors.push(answerMessages.field(field.label, error))
    if (value === null && field.required) errors.push(validationMessages.required(field.label))
  }
  return { fields, error: errors[0] ?? null }
}
