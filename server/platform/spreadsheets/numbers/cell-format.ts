import { digitPatternsOf, type DigitPattern } from './digit-pattern.ts'

/** `moment` is a date with a time, `time` one of a day, `hours` any number of them. */
type PlainKind = 'plain' | 'percent' | 'date' | 'moment' | 'time' | 'hours'

/** How the number of a cell is shown. */
export type CellFormat =
  | { readonly kind: PlainKind }
  | { readonly kind: 'digits'; readonly patterns: readonly DigitPattern[] }

export const plainNumber: CellFormat = { kind: 'plain' }

/** Formats that files name by number alone, from one to another. From 27 and from 50 on they are dates of East Asia. */
const standardFormats: readonly (readonly [from: number, to: number, kind: PlainKind])[] = [
  [9, 10, 'percent'],
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  [27, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'hours'],
  [47, 47, 'time'],
  [50, 58, 'date'],
]

export function standardFormat(id: number): CellFormat {
  const [, , kind = 'plain'] = standardFormats.find(([from, to]) => id >= from && id <= to) ?? []
  return { kind }
}

/** No program shows a format that is longer. */
const longestCode = 1_000

/** What a format code makes of a number: `mm/dd/yyyy`, `[h]:mm`, `0.0%`, `00000`. */
export function formatOf(code: string): CellFormat {
  if (code.length > longestCode) return plainNumber
  const patterns = digitPatternsOf(code)
  if (patterns !== null) return { kind: 'digits', patterns }
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return { kind: 'hours' }
  const [signs = ''] = withoutLiterals(code).split(';')
  const hasDay = /[yd]/i.test(signs)
  const hasTime = /[hs]/i.test(signs)
  if (hasDay || hasTime) return { kind: hasDay ? (hasTime ? 'moment' : 'date') : 'time' }
  if (/m/i.test(signs)) return { kind: 'date' }
  return signs.includes('%') ? { kind: 'percent' } : plainNumber
}

/** What is left after removing texts, escaped letters, colors, spaces of a width, and AM/PM. */
const withoutLiterals = (code: string) => code.replaceAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|AM\/PM|A\/P|General/gi, '')
