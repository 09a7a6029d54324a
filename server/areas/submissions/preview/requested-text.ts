import type { RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'

/** The market submission's request for one coverage, as text. */
export function requestedText({ name, limit, deductible, note }: RequestedCoverage): string {
  const parts = [
    ...(limit === null ? [] : [`limit ${dollars(limit)}`]),
    ...(deductible === null ? [] : [`deductible ${dollars(deductible)}`]),
    ...(note === '' ? [] : [note]),
  ]
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`
}
