import type { Answers, AnswerValue } from '../forms/answer.shapes.ts'
import type { Layout, Question, QuestionKind } from '../forms/layout.shapes.ts'
import { questionsOf } from '../forms/layouts/places.ts'

/** Sample answers to every question of a form, to see where each is written. */
export const sampleAnswers = (layout: Layout): Answers =>
  Object.fromEntries(
    questionsOf(layout)
      .filter(({ section, question }) => section.repeat === null && question.kind !== 'calculated')
      .map(({ question }) => [question.key, sampleOf(question)]),
  )

function sampleOf({ kind, choices, maxLength, label, boxes = [] }: Question): AnswerValue {
  const inBoxes = Math.max(0, ...boxes.map(({ cells }) => (cells === undefined ? 0 : cells.from + cells.count)))
  if (kind === 'text' && inBoxes > 0) return '1234567890'.repeat(Math.ceil(inBoxes / 10)).slice(0, inBoxes)
  if (kind === 'choice') return choices[0] ?? 'Sample'
  if (kind === 'choices') return [...choices]
  const sample = samples[kind] ?? `Sample: ${label}`
  return typeof sample === 'string' ? sample.slice(0, maxLength ?? undefined) : sample
}

const address = { street: '100 Sample Street', unit: 'Suite 5', city: 'Springfield', state: 'IL', zip: '62701' }
const person = { name: 'Jordan Sample', title: 'Owner', phone: '(312) 555-0100', email: 'jordan@sample.test' }

const samples: Readonly<Partial<Record<QuestionKind, AnswerValue>>> = {
  longText: 'A longer sample answer that runs over more than one line where there is room for it.',
  whole: '12',
  decimal: '1234.5',
  money: '1250000',
  percent: '12.5',
  date: '2026-03-04',
  year: '2026',
  yesNo: 'Y',
  state: 'IL',
  zip: '62701',
  phone: '(312) 555-0100',
  email: 'jordan@sample.test',
  webAddress: 'www.sample.test',
  taxId: '12-3456789',
  address,
  person,
  signature: { name: 'Jordan Sample', title: 'Owner', date: '2026-03-04' },
  glClass: '91580',
  wcClass: '5645',
}
