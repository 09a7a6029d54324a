import type { BrokerInvitationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { BrokerMember, BrokerRights } from '@portico/contract/areas/people/person.shapes.ts'
import type { Sent } from '@portico/contract/kit/call.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/client.ts'
import { pagesOf } from '../../../platform/queries.ts'

const peopleKey = 'GET /api/brokerages/{brokerCode}/people'
const invitationsKey = 'GET /api/brokerages/{brokerCode}/invitations'
export const changeRolesKey = 'PUT /api/brokerages/{brokerCode}/people/{userId}'

/** The staff of a brokerage, by name, page by page. */
export function brokerageStaff(brokerCode: string, search: string) {
  const request = { params: { brokerCode }, query: search === '' ? {} : { search } }
  return { ...pagesOf(peopleKey, request), placeholderData: keepPreviousData }
}

/** Open invitations to join a brokerage, the newest first, page by page. */
export function brokerageInvitations(brokerCode: string) {
  return pagesOf(invitationsKey, { params: { brokerCode } })
}

/** Changes who works at a brokerage. Errors are shown in the dialog, without leaving the page. */
export function useBrokeragePeopleCalls(brokerCode: string) {
  const cache = useQueryClient()
  return useMemo(() => {
    const refresh = (key: string): void => {
      void cache.invalidateQueries({ queryKey: [key, { params: { brokerCode } }] })
    }
    return {
      async invite(body: Sent<typeof BrokerInvitationDraft>): Promise<void> {
        await call('POST /api/brokerages/{brokerCode}/invitations', { params: { brokerCode }, body })
        refresh(invitationsKey)
      },
      async resend(invitationId: string): Promise<void> {
        const params = { brokerCode, invitationId }
        await call('POST /api/brokerages/{brokerCode}/invitations/{invitationId}/resend', { params })
        refresh(invitationsKey)
      },
      async revoke(invitationId: string): Promise<void> {
        const params = { brokerCode, invitationId }
        await call('DELETE /api/brokerages/{brokerCode}/invitations/{invitationId}', { params })
        refresh(invitationsKey)
      },
      async changeRoles(userId: string, rights: BrokerRights, was: BrokerRights): Promise<void> {
        // An error means that there is something newer than the list on screen.
        await call(changeRolesKey, { params: { brokerCode, userId }, body: { ...rights, was } }).finally(() =>
          refresh(peopleKey),
        )
      },
      /** Removes a person, and hands what they have open to a colleague. */
      async remove({ userId }: Pick<BrokerMember, 'userId'>, handOver: string | null): Promise<void> {
        const request = { params: { brokerCode, userId }, query: handOver === null ? {} : { handOver } }
        await call('DELETE /api/brokerages/{brokerCode}/people/{userId}', request).finally(() => refresh(peopleKey))
      },
    }
  }, [brokerCode, cache])
}
