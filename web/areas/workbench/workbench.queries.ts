import { keepPreviousData } from '@tanstack/react-query'
import type { ClaimWait } from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { q } from '../../platform/queries.ts'

/** What waits on all accounts of a brokerage, for one person or for all. */
export const workbenchQuery = (brokerCode: string, query: { readonly person?: string; readonly limit: number }) => ({
  ...q('GET /api/brokerages/{brokerCode}/workbench', { params: { brokerCode }, query }),
  placeholderData: keepPreviousData,
})

/** Claims waiting for an action, for one reason or all. */
export const waitingClaimsQuery = (
  brokerCode: string,
  query: { readonly person?: string; readonly wait?: ClaimWait; readonly limit: number },
) => ({
  ...q('GET /api/brokerages/{brokerCode}/workbench/claims', { params: { brokerCode }, query }),
  placeholderData: keepPreviousData,
})

/** What waits for signatures of insureds. */
export const unsignedQuery = (brokerCode: string, query: { readonly person?: string; readonly limit: number }) => ({
  ...q('GET /api/brokerages/{brokerCode}/workbench/unsigned', { params: { brokerCode }, query }),
  placeholderData: keepPreviousData,
})
