import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import type { EvidenceDraft } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const pageKey = 'GET /api/accounts/{accountId}/property-evidence'

export const useEvidence = (accountId: string) => useQuery(q(pageKey, { params: { accountId } }))

/** Issues evidence of property; throws its error. */
export function useIssueEvidence(accountId: string) {
  const cache = useQueryClient()
  return async (body: EvidenceDraft): Promise<void> => {
    const { number } = await call('POST /api/accounts/{accountId}/property-evidence', { params: { accountId }, body })
    toasts.show('success', evidenceMessages.issued(number))
    await cache.invalidateQueries({ queryKey: [pageKey] })
  }
}
