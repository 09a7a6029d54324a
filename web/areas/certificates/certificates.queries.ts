import type { CarrierCode, CarrierCodeDraft } from '@portico/contract/areas/certificates/carrier-code.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type {
  Certificate,
  CertificateRequest,
  CertificateReview,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/certificates'
const optionsKey = 'GET /api/accounts/{accountId}/certificate-options'
const certificateKey = 'GET /api/accounts/{accountId}/certificates/{certificateId}'
export const saveDraftKey = 'PUT /api/accounts/{accountId}/certificates/{certificateId}'
export const reviewKey = 'POST /api/accounts/{accountId}/certificates/{certificateId}/review'
export const changeCodeKey = 'PUT /api/brokerages/{brokerCode}/carrier-company-codes/{codeId}'

export const useCertificates = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

export const useCertificateOptions = (accountId: string) => useQuery(q(optionsKey, { params: { accountId } }))

/** A certificate; none is read where `certificateId` is blank. */
export const useCertificate = (accountId: string, certificateId: string) =>
  useQuery({ ...q(certificateKey, { params: { accountId, certificateId } }), enabled: certificateId !== '' })

type Held = Pick<Certificate, 'id' | 'version'>

/** What people do to certificates of an account; each call throws what refused it. */
export function useCertificateCalls(accountId: string) {
  const cache = useQueryClient()
  const thenRead = async <T>(work: Promise<T>, said: string): Promise<T> => {
    try {
      const answer = await work
      toasts.show('success', said)
      return answer
    } finally {
      await Promise.all([listKey, certificateKey].map((key) => cache.invalidateQueries({ queryKey: [key] })))
    }
  }
  /** Draft saves that lead to another step say nothing. */
  const quietly = async (work: Promise<Certificate>): Promise<Certificate> => {
    const saved = await work
    cache.setQueryData(q(certificateKey, { params: { accountId, certificateId: saved.id } }).queryKey, saved)
    return saved
  }
  const of = ({ id: certificateId }: Pick<Certificate, 'id'>) => ({ accountId, certificateId })
  return {
    start: (request: CertificateRequest, revises: string | null) =>
      quietly(
        call('POST /api/accounts/{accountId}/certificates', { params: { accountId }, body: { ...request, revises } }),
      ),
    save: (draft: Held, request: CertificateRequest) =>
      quietly(call(saveDraftKey, { params: of(draft), body: { ...request, version: draft.version } })),
    discard: (draft: Held) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/certificates/{certificateId}', {
          params: of(draft),
          query: { version: String(draft.version) },
        }),
        certificateMessages.discarded,
      ),
    issue: (draft: Held) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificates/{certificateId}/issue', {
          params: of(draft),
          body: { version: draft.version },
        }),
        certificateMessages.issued,
      ),
    submit: (draft: Held) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificates/{certificateId}/submit', {
          params: of(draft),
          body: { version: draft.version },
        }),
        certificateMessages.submitted,
      ),
    review: (certificate: Held, review: Omit<CertificateReview, 'version'>) =>
      thenRead(
        call(reviewKey, { params: of(certificate), body: { ...review, version: certificate.version } }),
        review.move === 'APPROVE' ? certificateMessages.issued : certificateMessages.reviewSaved,
      ),
    addCode: (brokerCode: string, body: CarrierCodeDraft) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/carrier-company-codes', { params: { brokerCode }, body }),
        'Carrier saved',
      ),
    changeCode: (brokerCode: string, { id: codeId, version }: CarrierCode, body: CarrierCodeDraft) =>
      thenRead(call(changeCodeKey, { params: { brokerCode, codeId }, body: { ...body, version } }), 'Carrier saved'),
    removeCode: (brokerCode: string, { id: codeId, version }: CarrierCode) =>
      thenRead(
        call('DELETE /api/brokerages/{brokerCode}/carrier-company-codes/{codeId}', {
          params: { brokerCode, codeId },
          query: { version: String(version) },
        }),
        'Carrier removed',
      ),
  }
}

/** Where a certificate is: a draft is continued where it was begun. */
export const certificatePath = (accountId: string, { id, status }: Pick<Certificate, 'id' | 'status'>): string => {
  const page = `/${encodeURIComponent(accountId)}/certificate-request`
  return status === 'DRAFT' ? `${page}?draft=${id}` : `${page}/${id}`
}
