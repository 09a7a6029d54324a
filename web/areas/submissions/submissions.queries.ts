import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { SubmissionDraft } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { apiAddress } from '../../platform/files/api-address.ts'

const previewKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview'
const listKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions'
const oneKey = 'GET /api/accounts/{accountId}/submissions/{submissionId}'
const usesKey = 'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses'

/** What would be submitted of a renewal now. */
export const previewQuery = (accountId: string, cycleId: string) => q(previewKey, { params: { accountId, cycleId } })

/** The submissions of a renewal. */
export const submissionsQuery = (accountId: string, cycleId: string) => q(listKey, { params: { accountId, cycleId } })

/** One submission with all that it holds. */
export const submissionQuery = (accountId: string, submissionId: string) =>
  q(oneKey, { params: { accountId, submissionId } })

/** Every use of a link. */
export const usesQuery = (accountId: string, submissionId: string, linkId: string) =>
  q(usesKey, { params: { accountId, submissionId, linkId } })

/** Where the packet of a submission is downloaded. */
export const packetAddress = (accountId: string, submissionId: string): string =>
  apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/submissions/${submissionId}/packet`)

/** Actions on submissions; everything that shows them is refetched in any case. */
export function useSubmissionCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = <Answer>(work: Promise<Answer>): Promise<Answer> =>
    work.finally(() => {
      for (const key of [previewKey, listKey, oneKey, usesKey]) void cache.invalidateQueries({ queryKey: [key] })
    })
  const of = (submissionId: string) => ({ accountId, submissionId })
  return {
    submit: (cycleId: string, body: SubmissionDraft) =>
      readAgain(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/submissions', { params: { accountId, cycleId }, body }),
      ),
    makeAgain: (submissionId: string) =>
      readAgain(call('POST /api/accounts/{accountId}/submissions/{submissionId}/packet', { params: of(submissionId) })),
    send: (submissionId: string, body: { readonly recipientId: string; readonly language: Language }) =>
      readAgain(
        call('POST /api/accounts/{accountId}/submissions/{submissionId}/links', {
          params: of(submissionId),
          body,
        }),
      ),
    revoke: (submissionId: string, linkId: string) =>
      readAgain(
        call('DELETE /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}', {
          params: { ...of(submissionId), linkId },
        }),
      ),
  }
}
