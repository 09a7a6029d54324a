import type { Conflict } from './conflict-choice.tsx'

type Row<Version> = readonly [field: string, words: (version: Version) => string]

/** Where what one person typed differs from what another saved meanwhile, in words. */
export const differencesIn = <Version>(
  mine: Version,
  theirs: Version,
  rows: readonly Row<Version>[],
): Conflict['differences'] =>
  rows
    .map(([field, words]) => ({ field, mine: words(mine), theirs: words(theirs) }))
    .filter((row) => row.mine !== row.theirs)
