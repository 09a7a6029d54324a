import type { ConditionTest, QuestionKind, TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'

/** What people call the kinds of questions. */
export const kindNames: Readonly<Record<QuestionKind, string>> = {
  text: 'Text',
  longText: 'Long text',
  whole: 'Whole number',
  decimal: 'Number',
  money: 'Amount of money',
  percent: 'Percent',
  date: 'Date',
  year: 'Year',
  yesNo: 'Yes or no',
  choice: 'One of a list',
  choices: 'Several of a list',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone number',
  email: 'Email address',
  webAddress: 'Web address',
  taxId: 'Tax id',
  glClass: 'GL class code',
  wcClass: 'WC class code',
  address: 'Address',
  person: 'Person',
  table: 'Table',
  schedule: 'Schedule',
  file: 'Documents',
  signature: 'Signature',
  calculated: 'Calculated',
}

export const columnKindNames: Readonly<Record<TableColumn['kind'], string>> = {
  text: kindNames.text,
  whole: kindNames.whole,
  decimal: kindNames.decimal,
  money: kindNames.money,
  percent: kindNames.percent,
  date: kindNames.date,
  yesNo: kindNames.yesNo,
  choice: kindNames.choice,
  state: kindNames.state,
}

/** The labels of a condition's tests. */
export const testNames: Readonly<Record<ConditionTest['is'], string>> = {
  answered: 'is answered',
  blank: 'is not answered',
  equal: 'is',
  different: 'is not',
  above: 'is above',
  below: 'is below',
}

const amounts: ReadonlySet<QuestionKind> = new Set(['whole', 'decimal', 'money', 'percent', 'calculated'])

/** Which properties a kind of question has. */
export const takesRange = (kind: QuestionKind): boolean =>
  (amounts.has(kind) && kind !== 'calculated') || kind === 'year'
export const takesPast = (kind: QuestionKind): boolean => kind === 'date' || kind === 'year'
export const takesLength = (kind: QuestionKind): boolean => kind === 'text' || kind === 'longText'
export const takesChoices = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'choices'

/** Whether answers of a kind are ordered, so that one can be above or below a value. */
const isOrdered = (kind: QuestionKind): boolean => amounts.has(kind) || kind === 'date' || kind === 'year'

/** Kinds with composite answers: a condition may only test whether they are blank. */
const composed: ReadonlySet<QuestionKind> = new Set(['address', 'person', 'table', 'schedule', 'file', 'signature'])

/** The tests that make sense of a kind of question. */
export function testsOf(kind: QuestionKind): readonly ConditionTest['is'][] {
  if (composed.has(kind)) return ['answered', 'blank']
  const equality = ['answered', 'blank', 'equal', 'different'] as const
  return isOrdered(kind) ? [...equality, 'above', 'below'] : equality
}
