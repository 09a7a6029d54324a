import type { Conflict } from './conflict-choice.tsx'

type Row<Version> = readonly [field: string, words: (version: Version) => string]

/** Where typed values differ from those another person saved since, as text. */
export const differencesIn = <Version>(
  mine: Version,
  theirs: Version,
  rows: readonly Row<Version>[],
): Conflict['differences'] =>
  rows
    .map(([field, words]) => ({ field, mine: words(mine), theirs: words(theirs) }))
    .filter((row) => row.mine !== row.theirs)
