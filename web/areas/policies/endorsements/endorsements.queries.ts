import type { PolicyEndorsement, PolicyEndorsementDraft } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import { endorsementMessages } from '@portico/contract/areas/policies/endorsement.messages.ts'
import { call } from '../../../platform/client.ts'
import { usePolicySave } from '../policies.queries.ts'

export const endorsementKey = 'PUT /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}'

/** How brokerage staff enter, correct, and delete the endorsements of a policy. */
export function useEndorsementCalls(accountId: string, policyId: string) {
  const saved = usePolicySave(accountId)
  return {
    add: (body: PolicyEndorsementDraft) =>
      saved(
        call('POST /api/accounts/{accountId}/policies/{policyId}/endorsements', {
          params: { accountId, policyId },
          body,
        }),
        endorsementMessages.added,
      ),
    change: ({ id: endorsementId, version }: PolicyEndorsement, draft: PolicyEndorsementDraft) =>
      saved(
        call(endorsementKey, { params: { accountId, policyId, endorsementId }, body: { ...draft, version } }),
        endorsementMessages.saved,
      ),
    remove: ({ id: endorsementId, version }: PolicyEndorsement) =>
      saved(
        call('DELETE /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}', {
          params: { accountId, policyId, endorsementId },
          query: { version: String(version) },
        }),
        endorsementMessages.deleted,
      ),
  }
}
