import type { RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'

/** What is asked of the market for one cover, in words. */
export function requestedText({ name, limit, deductible, note }: RequestedCoverage): string {
  const parts = [
    ...(limit === null ? [] : [`limit ${dollars(limit)}`]),
    ...(deductible === null ? [] : [`deductible ${dollars(deductible)}`]),
    ...(note === '' ? [] : [note]),
  ]
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`
}
