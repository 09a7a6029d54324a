import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountRecord, TeamDraft } from '@portico/contract/areas/details/record.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const readKey = 'GET /api/accounts/{accountId}/details'
export const recordKey = 'PUT /api/accounts/{accountId}/details'
export const teamKey = 'PUT /api/accounts/{accountId}/details/team'

export const detailsQuery = (accountId: string) => q(readKey, { params: { accountId } })

/** What staff do to the details of an account; each throws what refused it. */
export function useDetailsCalls(accountId: string) {
  const cache = useQueryClient()
  const params = { accountId }

  const thenRead = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work
      toasts.show('success', said)
    } finally {
      await Promise.all([
        cache.invalidateQueries({ queryKey: [readKey, { params }] }),
        cache.invalidateQueries({ queryKey: ['GET /api/accounts/{code}', { params: { code: accountId } }] }),
      ])
    }
  }

  return {
    saveRecord: (record: AccountRecord, version: number, said: string = detailsMessages.saved) =>
      thenRead(call(recordKey, { params, body: { ...record, version } }), said),
    saveTeam: (body: TeamDraft) => thenRead(call(teamKey, { params, body }), detailsMessages.teamSaved),
  }
}
