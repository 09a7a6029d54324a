import type { Api } from '@portico/contract/api.ts'
import type { PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

export const usersKey = 'GET /api/administration/users'
export const userKey = 'GET /api/administration/users/{username}'
const disableKey = 'POST /api/administration/users/{username}/disable'
const enableKey = 'POST /api/administration/users/{username}/enable'
const viewerKey = 'PUT /api/administration/users/{username}/viewer'

export type UserFilter = NonNullable<Request<Api[typeof usersKey]>['query']>

/** The users of the platform, page by page. */
export const userPages = (query: UserFilter) => ({ ...pagesOf(usersKey, { query }), placeholderData: keepPreviousData })

/** One user of the platform. */
export const userQuery = (username: string) => q(userKey, { params: { username } })

/** What administrators do to a login. Each throws the error. */
export function useUserCalls({ username, isViewer }: PlatformUser) {
  const cache = useQueryClient()
  const params = { username }
  const saved = async (work: Promise<PlatformUser>, message: string): Promise<void> => {
    const user = await work
    cache.setQueryData(userQuery(username).queryKey, user)
    await cache.invalidateQueries({ queryKey: [usersKey] })
    toasts.show('success', message)
  }
  return {
    /** Disables a login, and hands open work to colleagues. */
    disable: (body: Request<Api[typeof disableKey]>['body']) =>
      saved(call(disableKey, { params, body }), platformUserMessages.disabled),
    enable: (body: { readonly reason: string }) =>
      saved(call(enableKey, { params, body }), platformUserMessages.enabled),
    /** Makes a user read-only, and the other way round. */
    switchViewer: (body: { readonly reason: string }) =>
      saved(
        call(viewerKey, { params, body: { ...body, isViewer: !isViewer } }),
        isViewer ? platformUserMessages.viewerOff : platformUserMessages.viewerOn,
      ),
    resetTwoFactor: (body: { readonly reason: string }) =>
      saved(
        call('POST /api/administration/users/{username}/two-factor-reset', { params, body }),
        platformUserMessages.tfaReset,
      ),
    logOut: () =>
      saved(call('POST /api/administration/users/{username}/log-out', { params }), platformUserMessages.loggedOut),
    unlock: () =>
      saved(call('POST /api/administration/users/{username}/unlock', { params }), platformUserMessages.unlocked),
    sendReset: () =>
      saved(
        call('POST /api/administration/users/{username}/password-reset', { params }),
        platformUserMessages.resetSent,
      ),
  }
}
