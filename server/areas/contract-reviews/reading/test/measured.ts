import { readClauses } from '@portico/contract/areas/contract-reviews/reading/read-clauses.rules.ts'
import {
  clauseKey,
  type GeneratedContract,
} from '@portico/contract/areas/contract-reviews/reading/test/generated-contracts.ts'

export interface Counts {
  readonly stated: number
  readonly found: number
  readonly right: number
}

/** How many requirements contracts state, how many were found in them, and how many of those are right. */
export function countsOf(contracts: readonly GeneratedContract[]): Counts {
  const counts = { stated: 0, found: 0, right: 0 }
  for (const { pages, clauses } of contracts) {
    const stated = new Set(clauses.map(clauseKey))
    const found = new Set(readClauses(pages).map(({ clause }) => clauseKey(clause)))
    counts.stated += stated.size
    counts.found += found.size
    counts.right += [...found].filter((key) => stated.has(key)).length
  }
  return counts
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** Recall and precision, and both in words. */
export function shares({ stated, found, right }: Counts) {
  const recall = right / stated
  const precision = right / found
  const text = `${stated} requirements, ${found} found, ${right} right; recall ${percent(recall)}, precision ${percent(precision)}`
  return { recall, precision, text }
}
