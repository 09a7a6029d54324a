import { choicesOf } from '../model/cell-formats.ts'
import type { CellValue, GridColumn } from '../model/grid-types.ts'

/** The value that many steps after the last of a series, from 1. */
type Series = (steps: number) => string

/**
 * How at least two values continue: numbers by their step, days by days or months, texts by the number at their end.
 * Undefined if they have no even step: then they repeat.
 */
export function seriesOf(column: GridColumn, values: readonly CellValue[]): Series | undefined {
  if (values.length < 2 || choicesOf(column).length > 0 || column.lookup !== undefined || column.concealed === true)
    return undefined
  const texts = values.filter((value) => value !== null)
  if (texts.length < values.length) return undefined
  return column.kind === 'date' ? (byMonths(texts) ?? byDays(texts)) : byNumber(texts)
}

/** The even step between numbers; undefined if there is none or it is 0. */
function stepOf(numbers: readonly number[]): number | undefined {
  const [first = 0, second = 0] = numbers
  const step = second - first
  const isEven = numbers.every((number, at) => at === 0 || Math.abs(number - (numbers[at - 1] ?? 0) - step) < 1e-9)
  return isEven && step !== 0 ? step : undefined
}

const trailing = /^(.*?)(\d+(?:\.\d+)?)$/s
const plain = /^(-?)(\d+(?:\.\d+)?)$/

function byNumber(texts: readonly string[]): Series | undefined {
  const parts = texts.map((text) => (plain.test(text) ? ['', text] : trailing.exec(text)?.slice(1)) ?? ['', ''])
  const [[before = '', first = ''] = []] = parts
  if (parts.some(([prefix, number]) => prefix !== before || number === '')) return undefined
  const numbers = parts.map(([, number]) => Number(number))
  const step = stepOf(numbers)
  if (step === undefined) return undefined
  const decimals = Math.max(...parts.map(([, number = '']) => number.split('.')[1]?.length ?? 0))
  // Leading zeros stay: 007, 008 continues with 009.
  const width = first.startsWith('0') && decimals === 0 ? first.length : 0
  return (steps) => before + ((numbers.at(-1) ?? 0) + step * steps).toFixed(decimals).padStart(width, '0')
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

function byDays(texts: readonly string[]): Series | undefined {
  if (!texts.every((text) => isoDay.test(text))) return undefined
  const days = texts.map((text) => Date.parse(text) / dayLength)
  const step = stepOf(days)
  if (step === undefined || days.some(Number.isNaN)) return undefined
  return (steps) => new Date(((days.at(-1) ?? 0) + step * steps) * dayLength).toISOString().slice(0, 10)
}

/** Days that are months apart, such as the first of each or the end of terms. */
function byMonths(texts: readonly string[]): Series | undefined {
  const parts = texts.map((text) => isoDay.exec(text)?.slice(1) ?? [])
  const [[, , day = ''] = []] = parts
  if (Number(day) > 28 || parts.some(([, , other]) => other !== day)) return undefined
  const months = parts.map(([year, month]) => Number(year) * 12 + Number(month) - 1)
  const step = stepOf(months)
  if (step === undefined) return undefined
  return (steps) => {
    const month = (months.at(-1) ?? 0) + step * steps
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-${day}`
  }
}
