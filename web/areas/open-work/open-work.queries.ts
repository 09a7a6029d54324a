import type { Api } from '@portico/contract/api.ts'
import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import type { PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { userKey, usersKey } from '../platform-users/platform-users.public.ts'

/** What a user has open, and who could take it over. */
export const openWorkQuery = (username: string) =>
  q('GET /api/administration/users/{username}/open-work', { params: { username } })

/** What someone on the staff has open, and who could take it over. */
export const staffWorkQuery = (brokerCode: string, userId: string) =>
  q('GET /api/brokerages/{brokerCode}/people/{userId}/open-work', { params: { brokerCode, userId } })

const mergeKey = 'POST /api/administration/users/{username}/merge'

/** Merges a login into another one of the same person. */
export function useUserMerge(username: string) {
  const cache = useQueryClient()
  const params = { username }
  return {
    preview: (into: string) => call('GET /api/administration/users/{username}/merge', { params, query: { into } }),
    async run(body: Request<Api[typeof mergeKey]>['body']): Promise<PlatformUser> {
      const stored = await call(mergeKey, { params, body })
      await cache.invalidateQueries({ queryKey: [usersKey] })
      await cache.invalidateQueries({ queryKey: [userKey] })
      toasts.show('success', openWorkMessages.merged)
      return stored
    },
  }
}
