import type { ApplicationDraft } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Sent } from '@portico/contract/kit/call.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { logged, q } from '../../platform/queries.ts'

export const listKey = 'GET /api/accounts/{id}/apps'
export const formKey = 'GET /api/accounts/{id}/apps/{appId}'
export const doneKey = 'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done'
export const profilePageKey = 'GET /api/accounts/{accountId}/profile-pages/{page}'

/** The applications of an account. Logs a failure in the specified words. */
export const applicationsQuery = (accountId: string) => {
  const request = { params: { id: accountId } }
  return queryOptions({
    queryKey: [listKey, request],
    queryFn: ({ signal }) => logged(call(listKey, request, { signal }), 'Failed to load apps', signal),
  })
}

/** The forms that applications of an account can be made of. */
export const formsQuery = (accountId: string) => q('GET /api/accounts/{accountId}/forms', { params: { accountId } })

/** What the forms of an account share. */
export const factsQuery = (accountId: string) => q('GET /api/accounts/{id}/facts', { params: { id: accountId } })

/** How far each page of the profile is. */
export const profilePagesQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/profile-pages', { params: { accountId } })

/** Actions on applications. Lists and forms that show them are refetched in any case. */
export function useApplicationCalls(accountId: string) {
  const cache = useQueryClient()
  const of = (appId: string) => ({ params: { id: accountId, appId } })
  const readAgain = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    work.finally(() => {
      for (const key of [listKey, formKey])
        void cache.invalidateQueries({ queryKey: [key, { params: { id: accountId } }] })
    })
  return {
    add: (body: Sent<typeof ApplicationDraft>) =>
      readAgain(call('POST /api/accounts/{id}/apps', { params: { id: accountId }, body })),
    remove: (appId: string) => readAgain(call('DELETE /api/accounts/{id}/apps/{appId}', of(appId))),
    finish: (appId: string, agentToComplete: boolean) =>
      readAgain(call(doneKey, { ...of(appId), body: { agentToComplete } })),
    reopen: (appId: string) => readAgain(call('PUT /api/accounts/{id}/apps/{appId}/digital-undone', of(appId))),
  }
}
