import type { ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'

/** What people call the kinds of columns. */
export const kindNames: Readonly<Record<ColumnKind, string>> = {
  text: 'Text',
  longText: 'Long text',
  money: 'Amount of money',
  whole: 'Whole number',
  number: 'Number',
  percent: 'Percent',
  date: 'Date',
  year: 'Year',
  yearOrDate: 'Year or date',
  yearOrRange: 'Year or range of years',
  monthYear: 'Month and year',
  choice: 'One of a list',
  choices: 'Several of a list',
  yesNo: 'Yes or no',
  state: 'State',
  country: 'Country',
  currency: 'Currency code',
  zip: 'ZIP code',
  phone: 'Phone number',
  email: 'Email address',
  webAddress: 'Web address',
  taxId: 'Tax id',
  vin: 'VIN',
  glClass: 'GL class code',
  wcClass: 'WC class code',
  leasedOrOwned: 'Leased or owned',
  days: 'Number of days',
}

const amounts: ReadonlySet<ColumnKind> = new Set(['money', 'whole', 'number', 'percent'])

/** Which limits a kind of column knows. */
export const takesRange = (kind: ColumnKind): boolean => amounts.has(kind) || kind === 'year'
export const takesOutliers = (kind: ColumnKind): boolean => amounts.has(kind)
export const takesTotal = (kind: ColumnKind): boolean => amounts.has(kind) && kind !== 'percent'
export const takesLength = (kind: ColumnKind): boolean => kind === 'text' || kind === 'longText'
export const takesChoices = (kind: ColumnKind): boolean => kind === 'choice' || kind === 'choices'
