import type { ColumnDefinition, ColumnKind } from '../column.shapes.ts'
import { cellLimit } from '../cell-limit.ts'
import { validationMessages, valueMessages } from '../validation.messages.ts'
import { entryOf, radiusOf, readChoice, readChoices, readDays } from './choices.ts'
import {
  readCountry,
  readCurrency,
  readEmail,
  readGlClass,
  readLeasedOrOwned,
  readPhone,
  readState,
  readTaxId,
  readVin,
  readWcClass,
  readWebAddress,
  readYesNo,
  readZip,
} from './codes.ts'
import { countryNameOf } from './countries.ts'
import {
  inMonthFirst,
  readDate,
  readModelYear,
  readMonthYear,
  readYear,
  readYearOrDate,
  readYearOrRange,
} from './dates.ts'
import type { DateHints } from './dates.ts'
import { amountOf, grouped, inDollars, readMoney, readNumber, readPercent, readWhole } from './numbers.ts'
import { invalid, onOneLine, tidy, understood } from './reading.ts'
import type { Reading } from './reading.ts'
import { isOfModels, withoutUnit } from './units.ts'
import type { Named } from './units.ts'

/** What decides how a cell is read; the heading and help of a column say its unit. */
type Readable = Pick<ColumnDefinition, 'kind' | 'choices' | 'words' | 'min' | 'max' | 'maxLength'> & Named

type PlainKind = Exclude<ColumnKind, 'choice' | 'choices' | 'days'>

const readers: Readonly<Record<PlainKind, (typed: string, hints?: DateHints) => Reading>> = {
  text: (typed) => understood(onOneLine(typed)),
  longText: understood,
  money: readMoney,
  whole: readWhole,
  number: readNumber,
  percent: readPercent,
  date: readDate,
  year: readYear,
  yearOrDate: readYearOrDate,
  yearOrRange: readYearOrRange,
  monthYear: readMonthYear,
  yesNo: readYesNo,
  state: readState,
  country: readCountry,
  currency: readCurrency,
  zip: readZip,
  phone: readPhone,
  email: readEmail,
  webAddress: readWebAddress,
  taxId: readTaxId,
  vin: readVin,
  glClass: readGlClass,
  wcClass: readWcClass,
  leasedOrOwned: readLeasedOrOwned,
}

const empty: Reading = { value: null, error: null }

/**
 * Parses typed, pasted or imported cell text. Unreadable text is stored as typed, with an error. Parsing a normalized
 * value changes nothing. An empty required cell is not an error here but of its row.
 */
export function readCell(column: Readable, typed: string | null, hints?: DateHints): Reading {
  if (typed === null) return empty
  if (typed.length > cellLimit) return invalid(typed, validationMessages.tooLong(Math.min(column.maxLength, cellLimit)))
  const text = tidy(typed)
  if (text === '') return empty
  const reading = readKind(column, text, hints)
  const error = reading.error ?? errorOfSize(column, reading.value ?? '')
  return error === reading.error ? reading : { value: reading.value, error }
}

/** Reads one of a list; a radius may be written in miles. */
const readOne = ({ choices, help = '' }: Readable, text: string): Reading =>
  readChoice(choices, radiusOf(choices, help, text) ?? text)

function readKind(column: Readable, text: string, hints: DateHints | undefined): Reading {
  if (column.kind === 'choice') return readOne(column, text)
  if (column.kind === 'choices') return readChoices(column.choices, text)
  if (column.kind === 'days') return readDays(column.words, text)
  const word = column.words.length === 0 ? undefined : entryOf(column.words, text)
  if (word !== undefined) return understood(word)
  const reading = readPlain(column.kind, column, text, hints)
  if (reading.error === null || column.words.length === 0 || unclear.has(reading.error)) return reading
  const orWords = column.kind === 'whole' ? validationMessages.wholeOr : validationMessages.numberOr
  return invalid(text, orWords(column.words))
}

const unclear: ReadonlySet<string> = new Set([valueMessages.unclearMillions, valueMessages.shortenedNumber])

/** Reads text by its kind, then as the column's own words allow: with its unit, or a model year of two digits. */
function readPlain(kind: PlainKind, column: Readable, text: string, hints: DateHints | undefined): Reading {
  const reading = readers[kind](text, hints)
  if (reading.error === null) return reading
  if (kind === 'year' && isOfModels(column)) return readModelYear(text)
  const bare = kind === 'whole' || kind === 'number' ? withoutUnit(column, text) : null
  const read = bare === null ? reading : readers[kind](bare)
  return read.error === null ? read : reading
}

function errorOfSize({ kind, min, max, maxLength }: Readable, value: string): string | null {
  if (value.length > maxLength) return validationMessages.tooLong(maxLength)
  const amount = min === null && max === null ? null : sizeOf(kind, value)
  if (amount === null) return null
  if (min === 0 && amount < 0) return validationMessages.negative
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  if (amount >= low && amount <= high) return null
  return validationMessages.between(low, high)
}

const sized: ReadonlySet<ColumnKind> = new Set(['money', 'whole', 'number', 'percent', 'year'])

const sizeOf = (kind: ColumnKind, value: string): number | null => (sized.has(kind) ? amountOf(value) : null)

const showings: Readonly<Partial<Record<ColumnKind, (value: string) => string>>> = {
  money: (value) => (amountOf(value) === null ? value : inDollars(value)),
  whole: (value) => (amountOf(value) === null ? value : grouped(value)),
  number: (value) => (amountOf(value) === null ? value : grouped(value)),
  percent: (value) => (amountOf(value) === null ? value : `${value}%`),
  date: inMonthFirst,
  yearOrDate: inMonthFirst,
  country: countryNameOf,
}

/** A cell as people see it: dates MM/dd/yyyy, money with a dollar sign and thousands, percent as N%. */
export function showCell(column: Pick<ColumnDefinition, 'kind'>, value: string | null): string {
  return value === null ? '' : (showings[column.kind]?.(value) ?? value)
}

/** A personal value by its last four characters; of a date the year alone. */
export function maskCell({ kind }: Pick<ColumnDefinition, 'kind'>, value: string | null): string {
  if (value === null) return ''
  if (kind !== 'date') return `•••• ${value.slice(-4)}`
  const [, year = '••••'] = /^(?:(?=\d{4}-)|••\/••\/)(\d{4})(?:-\d{2}-\d{2})?$/.exec(value) ?? []
  return `••/••/${year}`
}

/** A cell for any screen: for display, or masked if concealed from all. */
export const screenCell = (column: Pick<ColumnDefinition, 'kind' | 'masked'>, value: string | null): string =>
  column.masked ? maskCell(column, value) : showCell(column, value)

/** A cell as text that is safe for every reader. */
export const publicCell = (column: Pick<ColumnDefinition, 'kind' | 'personal'>, value: string | null): string =>
  column.personal ? maskCell(column, value) : showCell(column, value)
