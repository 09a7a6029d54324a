import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question, Written } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shownAnswer } from './shown-answer.ts'

/** An answer as written on a PDF page. */
export function writtenAnswer(question: Question, value: AnswerValue): string {
  const usual = shownAnswer(question, value).join(question.kind === 'choices' ? ', ' : '\n')
  const { written = 'usual' } = question
  if (typeof value !== 'string') return written === 'capitals' ? usual.toUpperCase() : usual
  return writers[written](value, usual)
}

const day = /^(\d{4})-(\d\d)-(\d\d)$/
const amount = /^-?\d+(\.\d+)?$/

/** Each gets the stored value and the usual display text, which is used if the value has another format. */
const writers: Readonly<Record<Written, (value: string, usual: string) => string>> = {
  usual: (_, usual) => usual,
  'yyyy-MM-dd': (value, usual) => (day.test(value) ? value : usual),
  'MMMM d, yyyy': (value, usual) =>
    day.test(value)
      ? new Date(`${value}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      : usual,
  MMddyyyy: (value, usual) => (day.test(value) ? value.replace(day, '$2$3$1') : usual),
  plain: (value) => value,
  whole: (value, usual) => (amount.test(value) ? rounded(value, 0) : usual),
  cents: (value, usual) => (amount.test(value) ? rounded(value, 2) : usual),
  letter: (_, usual) => usual.slice(0, 1).toUpperCase(),
  capitals: (_, usual) => usual.toUpperCase(),
}

/** Given as text, so that no digit of a long number is lost. */
const rounded = (value: string, digits: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value as Intl.StringNumericLiteral,
  )
