import { amountOf, readMoney, readNumber } from '../schedules/values/numbers.ts'
import { hasPlaces } from './exact.rules.ts'
import { experienceMessages } from './experience.messages.ts'

/** A typed amount: a number, empty, or invalid with an error. */
export interface TypedAmount<Value = number> {
  readonly value: Value | null
  readonly error: string | null
}

/** Dollars that were typed, in cents. “If Any” is no number, and never counts as zero. */
export function typedMoney(typed: string): TypedAmount {
  return readAmount(typed, (text) => {
    const dollars = numberIn(readMoney(text))
    return dollars === null ? null : Math.round(dollars * 100)
  })
}

/** A rate that was typed: four digits after the point at most, or as many as are said. */
export function typedRate(typed: string, places = 4): TypedAmount {
  const read = readAmount(typed, (text) => numberIn(readNumber(text)))
  if (read.value === null || hasPlaces(read.value, places)) return read
  return invalid(experienceMessages.places(places))
}

function readAmount(typed: string, read: (text: string) => number | null): TypedAmount {
  const text = typed.trim()
  if (text === '') return { value: null, error: null }
  if (/^if\s*any$/i.test(text)) return invalid(experienceMessages.ifAny)
  const value = read(text)
  if (value === null) return invalid(experienceMessages.noNumber(text.slice(0, 40)))
  return value < 0 ? invalid(experienceMessages.negative) : { value, error: null }
}

const numberIn = ({ value, error }: TypedAmount<string>): number | null => (error === null ? amountOf(value) : null)

const invalid = (error: string): TypedAmount => ({ value: null, error })
