import type { LossRunOverview, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'

/** The terms of the five years, the newest first. */
export const termsOf = ({ lines }: Pick<LossRunOverview, 'lines'>): LossRunTerm[] =>
  lines.flatMap(({ cells }) => cells.map(({ term }) => term)).toSorted((one, other) => (one.from < other.from ? 1 : -1))

/** The carriers of terms, by name; policies that name none have an empty one. */
export const carriersOf = (terms: readonly LossRunTerm[]): string[] =>
  [...new Set(terms.map(({ carrier }) => carrier))].toSorted()
