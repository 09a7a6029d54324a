import type { AnswerValue } from '../answer.shapes.ts'
import type { QuestionKind } from '../layout.shapes.ts'

/** How values of a kind compare: by size, by day, by their text, as one of several, or not at all. */
export type Comparison = 'number' | 'date' | 'text' | 'several' | 'none'

const comparisons: Readonly<Record<QuestionKind, Comparison>> = {
  text: 'text',
  longText: 'text',
  whole: 'number',
  decimal: 'number',
  money: 'number',
  percent: 'number',
  date: 'date',
  year: 'number',
  yesNo: 'text',
  choice: 'text',
  choices: 'several',
  state: 'text',
  zip: 'text',
  phone: 'text',
  email: 'text',
  webAddress: 'text',
  taxId: 'text',
  glClass: 'text',
  wcClass: 'text',
  address: 'none',
  person: 'none',
  table: 'none',
  schedule: 'none',
  file: 'none',
  signature: 'none',
  calculated: 'number',
}

/** How values of a kind compare. */
export const comparisonOf = (kind: QuestionKind): Comparison => comparisons[kind]

/** Whether formulas can reckon with a kind; yes counts 1 and no 0. */
export const isReckoned = (kind: QuestionKind): boolean => comparisons[kind] === 'number' || kind === 'yesNo'

/** Whether there is nothing in a value: no text, no entry, no field. */
export function isBlank(value: AnswerValue | null | undefined): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return Object.values(value).every(isBlank)
}
