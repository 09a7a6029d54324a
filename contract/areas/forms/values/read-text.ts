import { isFuture } from '../../../kit/zone.rules.ts'
import { entryOf } from '../../schedules/values/choices.ts'
import { readCell } from '../../schedules/values/cell-values.ts'
import { amountOf, grouped } from '../../schedules/values/numbers.ts'
import { invalid, onOneLine, tidy, understood } from '../../schedules/values/reading.ts'
import type { Reading } from '../../schedules/values/reading.ts'
import type { ColumnKind } from '../../schedules/column.shapes.ts'
import { validationMessages, valueMessages } from '../../schedules/validation.messages.ts'
import type { Question, QuestionKind } from '../layout.shapes.ts'
import { answerMessages } from './answer.messages.ts'
import { comparisonOf } from './kind-values.ts'

/** What decides how a text is parsed; columns of tables and fields of records have fewer of these. */
export interface TextRules {
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  readonly min?: number | null
  readonly max?: number | null
  readonly maxLength?: number | null
  readonly pastOnly?: boolean
}

/** How long an answer may be where the form does not say. */
const usualLengths: Readonly<Partial<Record<QuestionKind, number>>> = { longText: 4000, email: 254 }
const usualLength = 500

const asColumn: Readonly<Partial<Record<QuestionKind, ColumnKind>>> = {
  decimal: 'number',
  calculated: 'number',
  schedule: 'yesNo',
}

/** Parses a line or block of text into its canonical form. Unreadable text stays as typed. */
export function readText(rules: TextRules, typed: string, today?: string): Reading {
  const reading = readByKind(rules, typed)
  if (reading.value === null || reading.error !== null) return reading
  const error = errorOfSize(rules, reading.value) ?? errorOfDay(rules, reading.value, today)
  return error === null ? reading : invalid(reading.value, error)
}

/** A text in the stored form of a question's answers; unchanged if unreadable. */
export function canonicalText({ kind, choices }: Pick<Question, 'kind' | 'choices'>, typed: string): string {
  return readByKind({ kind, choices }, typed).value ?? ''
}

function readByKind({ kind, choices, maxLength }: TextRules, typed: string): Reading {
  const text = tidy(typed)
  if (text === '') return { value: null, error: null }
  const most = maxLength ?? usualLengths[kind] ?? usualLength
  if (kind === 'text' || kind === 'longText') return readWords(kind === 'text' ? onOneLine(text) : text, most)
  if (kind === 'choice' || kind === 'choices') return readEntry(choices, onOneLine(text))
  const column = asColumn[kind] ?? (comparisonOf(kind) === 'none' ? 'text' : (kind as ColumnKind))
  return readCell({ kind: column, choices: [], words: [], min: null, max: null, maxLength: most }, text)
}

const readWords = (text: string, most: number): Reading =>
  text.length > most ? invalid(text, validationMessages.tooLong(most)) : understood(text)

/** A list entry: by exact match, or in any case if it is short enough to be unambiguous. */
function readEntry(choices: readonly string[], text: string): Reading {
  const entry = choices.includes(text) ? text : entryOf(choices, text)
  return entry === undefined ? invalid(text, valueMessages.choice(choices)) : understood(entry)
}

/** Money owed is positive and a share is between 0 and 100, unless the form says otherwise. */
const usualLimits: Readonly<Partial<Record<QuestionKind, { readonly min: number; readonly max?: number }>>> = {
  money: { min: 0 },
  percent: { min: 0, max: 100 },
}

function errorOfSize(rules: TextRules, value: string): string | null {
  const amount = comparisonOf(rules.kind) === 'number' ? amountOf(value) : null
  const usual = usualLimits[rules.kind]
  return amount === null
    ? null
    : errorOfAmount(amount, rules.min ?? usual?.min ?? null, rules.max ?? usual?.max ?? null)
}

function errorOfDay({ pastOnly }: TextRules, value: string, today: string | undefined): string | null {
  return pastOnly === true && today !== undefined && isFuture(value, today) ? answerMessages.future : null
}

function errorOfAmount(amount: number, low: number | null, high: number | null): string | null {
  if (low === 0 && amount < 0) return validationMessages.negative
  const isLow = low !== null && amount < low
  const isHigh = high !== null && amount > high
  if (!isLow && !isHigh) return null
  if (low !== null && high !== null) return validationMessages.between(low, high)
  return isLow ? answerMessages.atLeast(grouped(String(low))) : answerMessages.atMost(grouped(String(high)))
}
