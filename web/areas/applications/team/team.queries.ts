import type {
  AssignmentDraft,
  CommentDraft,
  CommentState,
  PartsState,
} from '@portico/contract/areas/applications/application.shapes.ts'
import type { Sent } from '@portico/contract/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'
import { formKey, listKey, profilePageKey } from '../applications.queries.ts'
import type { FormPlace } from './form-place.ts'

const commentsKey = 'GET /api/accounts/{id}/apps/{appId}/comments'
const pageCommentsKey = 'GET /api/accounts/{accountId}/profile-pages/{page}/comments'

/** Every comment on the answers of a form. */
export function commentsQuery(place: FormPlace) {
  const { accountId } = place
  return 'page' in place
    ? q(pageCommentsKey, { params: { accountId, page: place.page } })
    : q(commentsKey, { params: { id: accountId, appId: place.appId } })
}

/** Every value that an answer had. */
export function historyQuery(place: FormPlace, path: string) {
  const { accountId } = place
  const query = { path }
  return 'page' in place
    ? q('GET /api/accounts/{accountId}/profile-pages/{page}/answers/history', {
        params: { accountId, page: place.page },
        query,
      })
    : q('GET /api/accounts/{id}/apps/{appId}/answers/history', { params: { id: accountId, appId: place.appId }, query })
}

/** Comments and assignments at a form. What shows them is refetched in any case. */
export function useTeamCalls(place: FormPlace) {
  const cache = useQueryClient()
  const { accountId } = place
  const readAgain = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    work.finally(() => {
      for (const key of [listKey, formKey, commentsKey])
        void cache.invalidateQueries({ queryKey: [key, { params: { id: accountId } }] })
      for (const key of [profilePageKey, pageCommentsKey])
        void cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })
    })
  const calls = 'page' in place ? pageCalls(accountId, place) : applicationCalls(accountId, place)
  return {
    assign: (part: string | null, username: string | null) => readAgain(calls.assign({ part, username })),
    sayDone: (done: boolean) => readAgain(calls.sayDone({ done })),
    comment: (path: string, text: string) => readAgain(calls.comment({ path, text })),
    settle: (commentId: string, resolved: boolean) => readAgain(calls.settle(commentId, { resolved })),
  }
}

interface Bodies {
  readonly assign: Sent<typeof AssignmentDraft>
  readonly done: Sent<typeof PartsState>
  readonly comment: Sent<typeof CommentDraft>
  readonly settle: Sent<typeof CommentState>
}

function pageCalls(accountId: string, { page }: Extract<FormPlace, { page: unknown }>) {
  const params = { accountId, page }
  return {
    assign: (body: Bodies['assign']) =>
      call('PUT /api/accounts/{accountId}/profile-pages/{page}/assignments', { params, body }),
    sayDone: (body: Bodies['done']) =>
      call('POST /api/accounts/{accountId}/profile-pages/{page}/assignments/done', { params, body }),
    comment: (body: Bodies['comment']) =>
      call('POST /api/accounts/{accountId}/profile-pages/{page}/comments', { params, body }),
    settle: (commentId: string, body: Bodies['settle']) =>
      call('PUT /api/accounts/{accountId}/profile-pages/{page}/comments/{commentId}', {
        params: { ...params, commentId },
        body,
      }),
  }
}

function applicationCalls(accountId: string, { appId }: Extract<FormPlace, { appId: unknown }>) {
  const params = { id: accountId, appId }
  return {
    assign: (body: Bodies['assign']) => call('PUT /api/accounts/{id}/apps/{appId}/assignments', { params, body }),
    sayDone: (body: Bodies['done']) => call('POST /api/accounts/{id}/apps/{appId}/assignments/done', { params, body }),
    comment: (body: Bodies['comment']) => call('POST /api/accounts/{id}/apps/{appId}/comments', { params, body }),
    settle: (commentId: string, body: Bodies['settle']) =>
      call('PUT /api/accounts/{id}/apps/{appId}/comments/{commentId}', { params: { ...params, commentId }, body }),
  }
}
