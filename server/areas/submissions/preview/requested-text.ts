import type { RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'

/** What is asked of the market for one cover, in words. */
export function requestedText({ name, limit, deductible, note }: RequestedCoverage): string {
  const parts = [
    ...(limit === null ? [] : [`limit ${dollars(limit)}`]),
    ...(deductible === null ? [] : [`deductible ${dollars(deductible)}`]),
    ...(note === '' ? [] : [note]),
  ]
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
