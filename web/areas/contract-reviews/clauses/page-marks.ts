import type { ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'

/** A piece of a page's text, marked if a requirement was read from it. */
export interface Chunk {
  readonly text: string
  readonly from: number
  readonly isMarked: boolean
  readonly isCurrent: boolean
}

/** A page's text in pieces: sources of requirements are marked, that of `current` differently. */
export function chunksOf(
  text: string,
  clauses: readonly Pick<ReviewClause, 'id' | 'from' | 'to'>[],
  current: string | undefined,
): Chunk[] {
  const cuts = [...new Set([0, text.length, ...clauses.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => at >= 0 && at <= text.length)
    .toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, at) => {
    const within = clauses.filter((each) => each.from <= from && from < each.to)
    return {
      text: text.slice(from, cuts[at + 1]),
      from,
      isMarked: within.length > 0,
      isCurrent: within.some(({ id }) => id === current),
    }
  })
}
