import type { ColumnDefinition } from '../column.shapes.ts'

/** Which column a heading of a file stands for, and how sure that is, from 0 to 1. */
export interface HeadingMatch {
  readonly heading: string
  readonly column: string | null
  readonly confidence: number
}

type Named = Pick<ColumnDefinition, 'key' | 'heading' | 'synonyms'>

/** Below this, a heading is left for the person to match. */
const leastConfidence = 0.6

/** Bounds the work for a file that has no headings at all in its first row. */
const longestHeading = 120

/**
 * Matches the headings of a file with the columns of a type; no column is taken twice.
 * `remembered` holds what people chose for such headings before, by `headingKey`.
 */
export function matchHeadings(
  headings: readonly string[],
  columns: readonly Named[],
  remembered: ReadonlyMap<string, string> = new Map(),
): HeadingMatch[] {
  const named = columns.map(namesOf)
  const candidates = headings.flatMap((heading, place) => {
    const words = wordsOf(heading)
    return named
      .map((column) => ({ place, column: column.key, confidence: likeness(words, column, remembered) }))
      .filter(({ confidence }) => confidence >= leastConfidence)
  })
  const matches: HeadingMatch[] = headings.map((heading) => ({ heading, column: null, confidence: 0 }))
  const taken = new Set<string>()
  for (const { place, column, confidence } of candidates.toSorted((one, other) => other.confidence - one.confidence)) {
    const match = matches[place]
    if (match === undefined || match.column !== null || taken.has(column)) continue
    taken.add(column)
    matches[place] = { heading: match.heading, column, confidence }
  }
  return matches
}

/** A heading as it is compared and remembered: its words in small letters, without marks. */
export const headingKey = (heading: string): string => wordsOf(heading).join(' ')

/** A column's names, each in its words; its own heading first. */
interface ColumnNames {
  readonly key: string
  readonly names: readonly (readonly string[])[]
}

const namesOf = ({ key, heading, synonyms }: Named): ColumnNames => ({
  key,
  names: [heading, ...synonyms].map(wordsOf),
})

function likeness(words: readonly string[], column: ColumnNames, remembered: ReadonlyMap<string, string>): number {
  if (words.length === 0) return 0
  const key = words.join(' ')
  if (remembered.get(key) === column.key) return 1
  const place = column.names.findIndex((name) => name.join(' ') === key)
  if (place >= 0) return place === 0 ? 0.98 : 0.95
  return Math.max(...column.names.map((name) => sharedWords(words, name))) * 0.9
}

const wordsOf = (heading: string): string[] =>
  heading
    .slice(0, longestHeading)
    .toLowerCase()
    .replaceAll('#', ' no ')
    .replaceAll('%', ' percent ')
    .split(/[^a-z0-9]+/)
    .map((word) => (word === 'number' ? 'no' : word))
    .filter((word) => word !== '')

/** Words that both have, against all that they have: 0 to 1. */
function sharedWords(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((word) => others.includes(word)).length
  return some.length + others.length === 0 ? 0 : (2 * shared) / (some.length + others.length)
}
