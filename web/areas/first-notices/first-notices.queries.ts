import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { NoticeCode, NoticeCodeDraft } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const pageKey = 'GET /api/accounts/{accountId}/notice-codes'

export const useNoticeCodes = (accountId: string) => useQuery(q(pageKey, { params: { accountId } }))

/** What people do with the codes of an account; each call throws its error. */
export function useNoticeCodeCalls(accountId: string) {
  const params = { accountId }
  const thenRead = useThenRead([pageKey])
  return {
    create: (body: NoticeCodeDraft) =>
      thenRead(call('POST /api/accounts/{accountId}/notice-codes', { params, body }), firstNoticeMessages.created),
    revoke: ({ id: codeId }: NoticeCode) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/notice-codes/{codeId}', { params: { accountId, codeId } }),
        firstNoticeMessages.revoked,
      ),
    print: (onIdCards: boolean) =>
      thenRead(
        call('PUT /api/accounts/{accountId}/notice-settings', { params, body: { onIdCards } }),
        firstNoticeMessages.saved,
      ),
  }
}
