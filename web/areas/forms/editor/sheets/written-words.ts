import type { QuestionKind, Written } from '@portico/contract/areas/forms/layout.shapes.ts'

const words: Readonly<Record<Written, string>> = {
  usual: 'As the portal shows it',
  'yyyy-MM-dd': '2026-03-04',
  'MMMM d, yyyy': 'March 4, 2026',
  MMddyyyy: '03042026',
  plain: 'Digits only: 1250.5',
  whole: 'Whole, with commas: 1,251',
  cents: 'With cents: 1,250.50',
  letter: 'First letter only: Y',
  capitals: 'IN CAPITALS',
}

const amounts: readonly Written[] = ['usual', 'plain', 'whole', 'cents']
const texts: readonly Written[] = ['usual', 'capitals']

const byKind: Readonly<Partial<Record<QuestionKind, readonly Written[]>>> = {
  date: ['usual', 'yyyy-MM-dd', 'MMMM d, yyyy', 'MMddyyyy'],
  whole: amounts,
  decimal: amounts,
  money: amounts,
  percent: amounts,
  calculated: amounts,
  yesNo: ['usual', 'letter', 'capitals'],
  signature: ['usual'],
}

/** The ways in which answers of a kind can be written on a page. */
export const writtenChoices = (kind: QuestionKind) =>
  (byKind[kind] ?? texts).map((value) => ({ value, label: words[value] }))
