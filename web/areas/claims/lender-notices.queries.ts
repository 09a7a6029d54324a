import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import type { LenderNoticeDraft } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { apiAddress } from '../../platform/files/api-address.ts'
import { q } from '../../platform/queries.ts'

const noticesKey = 'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices'

export const useLenderNotices = (accountId: string, claimId: string) =>
  useQuery(q(noticesKey, { params: { accountId, claimId } }))

const claimAddress = (accountId: string, claimId: string): string =>
  `/api/accounts/${encodeURIComponent(accountId)}/claims/${claimId}`

/** Where a letter is downloaded as it was made. */
export const letterAddress = (accountId: string, claimId: string, noticeId: string): string =>
  apiAddress(`${claimAddress(accountId, claimId)}/lender-notices/${noticeId}`)

/** Where a letter is shown as it would be sent. */
export const letterPreview = (accountId: string, claimId: string, draft: LenderNoticeDraft): string =>
  apiAddress(`${claimAddress(accountId, claimId)}/lender-notice-preview?${new URLSearchParams(draft)}`)

/** What staff do about notices to lenders and lessors; each call throws its error. */
export function useLenderCalls(accountId: string, claimId: string) {
  const thenRead = useThenRead([noticesKey, 'GET /api/accounts/{accountId}/claims/{claimId}'])
  const params = { accountId, claimId }
  const said = ({ email, name }: LenderNoticeDraft) =>
    email === '' ? lenderMessages.made(name) : lenderMessages.sent(name)
  return {
    send: (body: LenderNoticeDraft) =>
      thenRead(call('POST /api/accounts/{accountId}/claims/{claimId}/lender-notices', { params, body }), said(body)),
    mark: (noticeId: string, name: string, mailedOn: string) =>
      thenRead(
        call('PUT /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}/mailed', {
          params: { ...params, noticeId },
          body: { mailedOn },
        }),
        lenderMessages.mailed(name),
      ),
  }
}
