import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardLink } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

export const pageKey = 'GET /api/accounts/{accountId}/id-cards'
const filesKey = 'GET /api/accounts/{accountId}/id-card-files'

/** All PDFs of an account, page by page, newest first. */
export const useCardFiles = (accountId: string) => useInfiniteQuery(pagesOf(filesKey, { params: { accountId } }))

/** For which day, and under which policy, cards are shown. */
export interface Shown {
  readonly on: string | undefined
  readonly policyId: string | undefined
}

export const useIdCards = (accountId: string, query: Shown) =>
  useQuery({ ...q(pageKey, { params: { accountId }, query }), placeholderData: keepPreviousData })

interface OfDay {
  readonly policyId: string
  readonly on: string
}

interface SendDraft extends OfDay {
  readonly vehicleId: string
  readonly recipientName: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly days: number
}

/** What people do with the ID cards of an account; each call throws its error. */
export function useIdCardCalls(accountId: string) {
  const params = { accountId }
  const thenRead = useThenRead([pageKey, filesKey])
  return {
    makeFile: (of: OfDay, vehicleIds: string[] | null) =>
      thenRead(
        call('POST /api/accounts/{accountId}/id-card-files', { params, body: { ...of, vehicleIds } }),
        vehicleIds === null ? idCardMessages.begun : idCardMessages.made,
      ),
    send: (body: SendDraft) =>
      thenRead(
        call('POST /api/accounts/{accountId}/id-card-links', { params, body }),
        idCardMessages.sent(body.recipientName),
      ),
    revoke: ({ id: linkId }: IdCardLink) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/id-card-links/{linkId}', { params: { accountId, linkId } }),
        idCardMessages.revoked,
      ),
  }
}
