import { isoDay } from '../../../platform/formats.ts'
import { typedDate } from '../../forms/typed-date.ts'
import type { CellValue, ColumnKind, GridChoice, GridColumn } from './grid-types.ts'
import { evaluated } from '../values/formula.rules.ts'
import { fillsMask, masked } from '../../forms/masks/input-mask.ts'

const plainNumber = /^-?\d+(\.\d+)?$/
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/

const yesNo: readonly GridChoice[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

/** The choices of a column, none if free text is allowed. */
export function choicesOf({ kind, choices }: Pick<GridColumn, 'kind' | 'choices'>): readonly GridChoice[] {
  return choices ?? (kind === 'yes-no' ? yesNo : [])
}

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

function shownNumber(value: string, sign = ''): string {
  const [whole = '', fraction] = value.replace('-', '').split('.')
  const text = sign + grouped(whole) + (fraction === undefined ? '' : `.${fraction}`)
  return value.startsWith('-') ? `-${text}` : text
}

const displays: Partial<Record<ColumnKind, (value: string) => string>> = {
  whole: (value) => (plainNumber.test(value) ? shownNumber(value) : value),
  number: (value) => (plainNumber.test(value) ? shownNumber(value) : value),
  money: (value) => (plainNumber.test(value) ? shownNumber(value, '$') : value),
  percent: (value) => (plainNumber.test(value) ? `${shownNumber(value)}%` : value),
  date: (value) => value.replace(isoDate, '$2/$3/$1'),
}

/** A value for display: `$1,250,000`, `03/31/2027`, `Yes`. A value of another format is shown unchanged. */
export function displayOf(column: GridColumn, value: CellValue | undefined): string {
  if (value == null || value === '') return ''
  if (column.display !== undefined) return column.display(value)
  const choice = choicesOf(column).find((one) => one.value === value)
  return choice?.label ?? displays[column.kind]?.(value) ?? value
}

/** A cell's text for the clipboard: plain digits for a number, otherwise as displayed. */
export const copiedText = (column: GridColumn, value: CellValue | undefined): string =>
  isNumeric(column) && numberIn(value) !== undefined ? (value ?? '') : displayOf(column, value)

/** The initial text of an edit. */
export const editedText = (column: GridColumn, value: CellValue | undefined): string =>
  column.concealed === true ? '' : displayOf(column, value)

/** The digits of a number as people type it: `$1,250.50`, `(300)`, `12%`. */
function readNumber(text: string): string {
  const bare = text.replaceAll(/[\s$,%]/g, '').replace(/^\((.+)\)$/, '-$1')
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(bare) ?? []
  if (whole + fraction === '') return text
  const number = (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction && `.${fraction}`)
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number
}

function readDate(text: string): string {
  const day = typedDate(text)
  return day === undefined ? text : isoDay(day)
}

function readYesNo(text: string): string {
  if (/^(y|yes|true|1)$/i.test(text)) return 'Y'
  return /^(n|no|false|0)$/i.test(text) ? 'N' : text
}

const readings: Partial<Record<ColumnKind, (text: string) => string>> = {
  whole: readNumber,
  number: readNumber,
  money: readNumber,
  percent: readNumber,
  date: readDate,
  'yes-no': readYesNo,
}

/**
 * The value to store for typed or pasted text. Nothing is rejected or dropped here: text that the kind cannot parse is
 * stored as text, so that a check can report it.
 */
export function readTyped(column: GridColumn, typed: string): CellValue {
  const text = (isNumeric(column) ? evaluated(typed) : undefined) ?? typed
  if (column.read !== undefined) return column.read(text)
  const trimmed = column.kind === 'long-text' ? text : text.trim()
  if (trimmed === '') return null
  const small = trimmed.toLowerCase()
  const choice = choicesOf(column).find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === small))
  if (choice !== undefined) return choice.value
  if (column.mask !== undefined && fillsMask(column.mask, trimmed)) return masked(column.mask, trimmed)
  return readings[column.kind]?.(trimmed) ?? trimmed
}

const numeric: ReadonlySet<ColumnKind> = new Set(['whole', 'number', 'money', 'percent'])

/** Whether the values of a column are added up and ordered as numbers. */
export const isNumeric = ({ kind }: Pick<GridColumn, 'kind'>): boolean => numeric.has(kind)

/** The number in a cell; undefined if it is not a number. */
export function numberIn(value: CellValue | undefined): number | undefined {
  return value != null && plainNumber.test(value) ? Number(value) : undefined
}
