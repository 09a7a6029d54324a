import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Sent } from '@portico/contract/kit/call.ts'
import type { AccountInvitationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import { call } from '../../../platform/client.ts'
import { pagesOf } from '../../../platform/queries.ts'

const peopleKey = 'GET /api/accounts/{accountId}/people'
const invitationsKey = 'GET /api/accounts/{accountId}/invitations'
export const changeRightsKey = 'PUT /api/accounts/{accountId}/people/{userId}'

export type PersonChange = 'remove' | 'two-factor-reset' | 'admin-transfer'

/** People of an account, by name, page by page. */
export function accountPeople(accountId: string, search: string) {
  const request = { params: { accountId }, query: search === '' ? {} : { search } }
  return { ...pagesOf(peopleKey, request), placeholderData: keepPreviousData }
}

/** Open invitations to an account, the newest first, page by page. */
export function accountInvitations(accountId: string) {
  return pagesOf(invitationsKey, { params: { accountId } })
}

/** Changes who works on an account. Errors are shown in the dialog, without leaving the page. */
export function useAccountPeopleCalls(accountId: string) {
  const cache = useQueryClient()
  return useMemo(() => {
    const refresh = (keys: readonly string[]): void => {
      for (const key of keys) void cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })
    }
    const peopleChanged = (): void => {
      refresh([peopleKey])
      void cache.invalidateQueries({ queryKey: ['GET /api/accounts/{code}', { params: { code: accountId } }] })
    }
    return {
      async invite(body: Sent<typeof AccountInvitationDraft>): Promise<void> {
        await call('POST /api/accounts/{accountId}/invitations', { params: { accountId }, body })
        refresh([invitationsKey])
      },
      async resend(invitationId: string): Promise<void> {
        const params = { accountId, invitationId }
        await call('POST /api/accounts/{accountId}/invitations/{invitationId}/resend', { params })
        refresh([invitationsKey])
      },
      async revoke(invitationId: string): Promise<void> {
        const params = { accountId, invitationId }
        await call('DELETE /api/accounts/{accountId}/invitations/{invitationId}', { params })
        refresh([invitationsKey])
      },
      async changeRights(userId: string, rights: AccountRights, was: AccountRights): Promise<void> {
        // An error means that there is something newer than the list on screen.
        await call(changeRightsKey, { params: { accountId, userId }, body: { ...rights, was } }).finally(peopleChanged)
      },
      async changePerson(userId: string, change: PersonChange): Promise<void> {
        const path = '/api/accounts/{accountId}/people/{userId}' as const
        const key = change === 'remove' ? (`DELETE ${path}` as const) : (`POST ${path}/${change}` as const)
        await call(key, { params: { accountId, userId } }).finally(peopleChanged)
      },
    }
  }, [accountId, cache])
}
