import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { CertificateRequest } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type {
  ClauseDecision,
  ContractReview,
  ContractReviewEdit,
  ContractReviewStart,
  CureDraft,
  ReviewClause,
} from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import type { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import type { Sending } from '../../platform/files/sending.ts'
import { uploadFile } from '../documents/documents.public.ts'

const listKey = 'GET /api/accounts/{accountId}/contract-reviews'
const reviewKey = 'GET /api/accounts/{accountId}/contract-reviews/{reviewId}'
export const saveReviewKey = 'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}'
export const cureKey = 'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}/cure'
export const decideKey = 'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}'

export const useReviews = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

export const useReview = (accountId: string, reviewId: string) =>
  useQuery(q(reviewKey, { params: { accountId, reviewId } }))

/** What people do to contract reviews of an account; each call throws its error. */
export function useReviewCalls(accountId: string) {
  const cache = useQueryClient()
  const thenRead = useThenRead([listKey, reviewKey])
  const of = ({ id: reviewId }: Pick<ContractReview, 'id'>) => ({ accountId, reviewId })
  const start = (body: ContractReviewStart) =>
    thenRead(call('POST /api/accounts/{accountId}/contract-reviews', { params: { accountId }, body }))
  const save = (review: Pick<ContractReview, 'id' | 'version'>, edit: Omit<ContractReviewEdit, 'version'>) =>
    thenRead(
      call(saveReviewKey, { params: of(review), body: { ...edit, version: review.version } }),
      contractMessages.saved,
    )
  return {
    start,
    save,
    async read(file: File, sending: Sending): Promise<ContractReview> {
      const uploadId = await uploadFile(accountId, file, sending)
      return start({ name: file.name.replace(/\.[a-z]+$/iu, '').slice(0, 120) || 'Contract', uploadId })
    },
    remove: (review: Pick<ContractReview, 'id'>) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/contract-reviews/{reviewId}', { params: of(review) }),
        contractMessages.removed,
      ),
    add: (review: ContractReview, body: RequirementClause) =>
      thenRead(
        call('POST /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses', { params: of(review), body }),
        contractMessages.added,
      ),
    decide: (
      review: ContractReview,
      { id: clauseId, version }: Pick<ReviewClause, 'id' | 'version'>,
      decision: Omit<ClauseDecision, 'version'>,
    ) => thenRead(call(decideKey, { params: { ...of(review), clauseId }, body: { ...decision, version } })),
    price: (review: ContractReview, { id: clauseId, version }: Pick<ReviewClause, 'id' | 'version'>, cure: CureDraft) =>
      thenRead(
        call(cureKey, { params: { ...of(review), clauseId }, body: { ...cure, version } }),
        contractMessages.cureSaved,
      ),
    saveSet: (review: ContractReview, name: string) =>
      thenRead(
        call('POST /api/accounts/{accountId}/contract-reviews/{reviewId}/requirement-set', {
          params: of(review),
          body: { name },
        }),
        contractMessages.setSaved,
      ),
    addHolder: async (review: ContractReview, draft: CertificateHolderDraft) => {
      const { id: holderId } = await call('POST /api/accounts/{accountId}/certificate-holders', {
        params: { accountId },
        body: draft,
      })
      return save(review, { name: review.name, project: review.project, holderId })
    },
    async requestCertificate(request: CertificateRequest) {
      const body = { ...request, revises: null }
      const draft = await call('POST /api/accounts/{accountId}/certificates', { params: { accountId }, body })
      // The request page starts with the holders of now, and this one may be new.
      cache.removeQueries({ queryKey: ['GET /api/accounts/{accountId}/certificate-options'] })
      return draft
    },
    message: (subject: string, text: string) =>
      thenRead(
        call('POST /api/accounts/{accountId}/conversations', {
          params: { accountId },
          body: { topic: 'certificate', subject, text, documentIds: [] },
        }),
        contractMessages.messageSent,
      ),
  }
}

/** Where the contract reviews of an account are, or one of them. */
export const reviewsPath = (accountId: string, reviewId?: string): string =>
  `/${encodeURIComponent(accountId)}/certificate-request/contracts${reviewId === undefined ? '' : `/${reviewId}`}`
