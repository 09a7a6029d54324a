import { z } from 'zod'
import { wordsOf } from '../schedules/columns/heading-words.ts'

/** Columns that lists of vehicles and equipment often write into one cell. */
export const VehiclePart = z.enum(['year', 'make', 'model'])

export type VehiclePart = z.infer<typeof VehiclePart>

/** What a heading such as `Year/Make/Model` says its values hold, in order; empty if it does not name make and model. */
export function partsIn(heading: string): VehiclePart[] {
  const parts = wordsOf(heading).flatMap((word) => VehiclePart.safeParse(word).data ?? [])
  return parts.includes('make') && parts.includes('model') ? [...new Set(parts)] : []
}

/** Makes of more than one word, in small letters with blanks. */
const longMakes = [
  'alfa romeo',
  'allis chalmers',
  'aston martin',
  'atlas copco',
  'big tex',
  'blue bird',
  'case ih',
  'ditch witch',
  'eager beaver',
  'forest river',
  'grand design',
  'great dane',
  'harley davidson',
  'ingersoll rand',
  'international harvester',
  'john deere',
  'land rover',
  'link belt',
  'load trail',
  'massey ferguson',
  'mitsubishi fuso',
  'new holland',
  'rolls royce',
  'thomas built',
  'trail king',
  'wabash national',
  'western star',
]

/** `2019 Ford F-150` as its year, make, and model. What is not there is blank; nothing of the text is lost. */
export function splitVehicle(text: string, parts: readonly VehiclePart[]): Readonly<Record<VehiclePart, string>> {
  const { year, rest } = parts.includes('year') ? withoutYear(text.trim()) : { year: '', rest: text.trim() }
  const known = longMakes.find((make) => new RegExp(`^${make.replaceAll(' ', '[ -]')}(?![\\p{L}\\d])`, 'iu').test(rest))
  const length = known?.length ?? /^[^\s,/|]*/.exec(rest)![0].length
  return { year, make: rest.slice(0, length), model: rest.slice(length).replace(/^(?:[\s,/|]|[-–:](?=\s))+/, '') }
}

function withoutYear(text: string): { readonly year: string; readonly rest: string } {
  const first = /^((?:19|20)\d\d|’?'?\d\d)[\s,/-]+(?=\S)/.exec(text)
  if (first !== null) return { year: first[1]!.replace(/^['’]+/, ''), rest: text.slice(first[0].length) }
  const last = /[\s,/-]+\(?((?:19|20)\d\d)\)?$/.exec(text)
  return last === null ? { year: '', rest: text } : { year: last[1]!, rest: text.slice(0, last.index) }
}
