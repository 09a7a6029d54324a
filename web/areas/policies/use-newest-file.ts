import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { apiAddress } from '../../platform/files/api-address.ts'
import { policyQuery } from './policies.queries.ts'

/** Downloads the newest file of a policy. */
export function useNewestFile(accountId: string) {
  const cache = useQueryClient()
  return async (id: string): Promise<void> => {
    try {
      const [newest] = (await cache.query(policyQuery(accountId, id))).documents
      if (newest === undefined) toasts.show('error', policyMessages.fileMissing)
      else location.assign(apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${newest.id}`))
    } catch {
      toasts.show('error', policyMessages.detailFailed)
    }
  }
}
