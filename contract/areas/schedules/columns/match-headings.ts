import type { ColumnDefinition } from '../column.shapes.ts'
import { readCell } from '../values/cell-values.ts'
import { wordsOf, yearsIn } from './heading-words.ts'

/** The column that a file's heading matches, and the confidence, from 0 to 1. */
export interface HeadingMatch {
  readonly heading: string
  readonly column: string | null
  readonly confidence: number
}

type Named = Pick<ColumnDefinition, 'key' | 'heading' | 'synonyms'> & Partial<ColumnDefinition>

/** A file's column: its heading, and other hints. */
export interface FileHeading {
  readonly heading: string
  /** Whether its numbers are in thousands or millions. */
  readonly hasUnit?: boolean
  /** Its first values. */
  readonly samples?: readonly string[]
}

/** Below this, a heading is left for the person to match. */
const leastConfidence = 0.59

/**
 * Matches a file's headings with the columns of a type, each at most once. `remembered` has earlier choices for such
 * headings, by `headingKey`: it applies if no column has exactly that name.
 */
export function matchHeadings(
  headings: readonly (string | FileHeading)[],
  columns: readonly Named[],
  remembered: ReadonlyMap<string, string> = new Map(),
): HeadingMatch[] {
  const named = columns.map(namesOf)
  const files = headings.map((heading) => (typeof heading === 'string' ? { heading } : heading))
  const candidates = files.flatMap((file, place) => {
    const words = wordsOf(file.heading)
    return named
      .filter(({ column }) => file.hasUnit !== true || addsUp(column))
      .map((names) => ({
        place,
        column: names.column.key,
        confidence: confidenceOf(file, words, { names, remembered }),
      }))
      .filter(({ confidence }) => confidence >= leastConfidence)
  })
  const matches: HeadingMatch[] = files.map(({ heading }) => ({ heading, column: null, confidence: 0 }))
  const taken = new Set<string>()
  for (const { place, column, confidence } of candidates.toSorted((one, other) => other.confidence - one.confidence)) {
    const match = matches[place]
    if (match === undefined || match.column !== null || taken.has(column)) continue
    taken.add(column)
    matches[place] = { heading: match.heading, column, confidence }
  }
  return matches
}

/** A sum of several columns: it is none of them. */
const sumOfColumns = /^(?:tiv|total (?:insured |insurable )?values?)$/

/** Whether a column holds amounts, and not numbers that only name something. */
const addsUp = ({ kind, totalled }: Named): boolean => kind === undefined || kind === 'money' || totalled === true

/** A column's names, each in its words; its own heading first. */
interface ColumnNames {
  readonly column: Named
  readonly names: readonly (readonly string[])[]
}

const namesOf = (column: Named): ColumnNames => ({
  column,
  names: [column.heading, ...column.synonyms].map(wordsOf),
})

interface Against {
  readonly names: ColumnNames
  readonly remembered: ReadonlyMap<string, string>
}

/** A match's confidence: lower if no value suits the column, or a year in the heading makes it ambiguous. */
function confidenceOf({ heading, samples = [] }: FileHeading, words: readonly string[], against: Against): number {
  const alike = likeness(words, against)
  if (alike < leastConfidence) return alike
  const [year] = yearsIn(heading)
  const ofYear = year === undefined ? alike : alike - 0.1 + (year - 2000) / 10_000
  return fits(against.names.column, samples) ? ofYear : ofYear * 0.85
}

function likeness(words: readonly string[], { names: { column, names }, remembered }: Against): number {
  if (words.length === 0) return 0
  const key = words.join(' ')
  const place = names.findIndex((name) => name.join(' ') === key)
  if (place >= 0) return place === 0 ? 0.98 : 0.95
  if (remembered.get(key) === column.key) return 0.94
  if (sumOfColumns.test(key)) return 0
  return Math.max(...names.map((name) => sharedWords(words, name))) * 0.9
}

/** Whether at least one value can be read as what the column holds. */
function fits({ kind, choices = [], words = [], heading, help = '' }: Named, samples: readonly string[]): boolean {
  if (kind === undefined || samples.length === 0) return true
  const column = { kind, choices, words, heading, help, min: null, max: null, maxLength: 1000 }
  return samples.some((sample) => readCell(column, sample, { daySerials: true }).error === null)
}

/** Words that both have, against all that they have: 0 to 1. */
function sharedWords(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((word) => others.includes(word)).length
  return some.length + others.length === 0 ? 0 : (2 * shared) / (some.length + others.length)
}
