import type { OpenLinkDraft } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const listKey = 'GET /api/accounts/{id}/open-links'
const usesKey = 'GET /api/accounts/{id}/open-links/{linkId}/uses'

/** The links of an account. */
export const linksQuery = (accountId: string) => q(listKey, { params: { id: accountId } })

/** Every use of a link. */
export const usesQuery = (accountId: string, linkId: string) => q(usesKey, { params: { id: accountId, linkId } })

/** Actions on links; the list is refetched in any case. */
export function useLinkCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    work.finally(() => void cache.invalidateQueries({ queryKey: [listKey] }))
  const of = (linkId: string) => ({ params: { id: accountId, linkId } })
  return {
    make: (body: OpenLinkDraft) =>
      readAgain(call('POST /api/accounts/{id}/open-links', { params: { id: accountId }, body })),
    resend: (linkId: string) => readAgain(call('POST /api/accounts/{id}/open-links/{linkId}/resend', of(linkId))),
    revoke: (linkId: string) => readAgain(call('DELETE /api/accounts/{id}/open-links/{linkId}', of(linkId))),
  }
}
