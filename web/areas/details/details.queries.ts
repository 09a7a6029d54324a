import type { Api } from '@portico/contract/api.ts'
import type { AnswerEdit } from '@portico/contract/areas/applications/application.shapes.ts'
import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountLines, AccountRecord, TeamDraft } from '@portico/contract/areas/details/record.shapes.ts'
import type { Result } from '@portico/contract/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const readKey = 'GET /api/accounts/{accountId}/details'
export const recordKey = 'PUT /api/accounts/{accountId}/details'
export const linesKey = 'PUT /api/accounts/{accountId}/details/lines'
export const teamKey = 'PUT /api/accounts/{accountId}/details/team'

export const detailsQuery = (accountId: string) => q(readKey, { params: { accountId } })

const pageKey = 'GET /api/accounts/{accountId}/profile-pages/{page}'

/** A profile page with its current answers. */
export const profilePageQuery = (accountId: string, page: ProfilePageName) => ({
  ...q(pageKey, { params: { accountId, page } }),
  refetchOnMount: 'always' as const,
})

export type ReadPage = Result<Api[typeof pageKey]>

/** What people do to the details of an account; each throws its error. */
export function useDetailsCalls(accountId: string) {
  const cache = useQueryClient()
  const params = { accountId }

  const thenRead = useThenRead([readKey, 'GET /api/accounts/{code}'])

  return {
    saveRecord: (record: AccountRecord, version: number, said: string = detailsMessages.saved) =>
      thenRead(call(recordKey, { params, body: { ...record, version } }), said),
    /** Saves values that no one else has changed since; returns the current ones of those that were. */
    saveFacts: async (page: ProfilePageName, edits: readonly AnswerEdit[]) => {
      const request = { params: { ...params, page }, body: { edits: [...edits] } }
      const saved = await call('PUT /api/accounts/{accountId}/profile-pages/{page}/answers', request)
      if (Object.keys(saved.stale).length === 0) toasts.show('success', detailsMessages.saved)
      await cache.invalidateQueries({ queryKey: [readKey, { params }] })
      return saved
    },
    saveLines: (lines: AccountLines, version: number) =>
      thenRead(call(linesKey, { params, body: { ...lines, version } }), detailsMessages.linesSaved),
    saveTeam: (body: TeamDraft) => thenRead(call(teamKey, { params, body }), detailsMessages.teamSaved),
  }
}
