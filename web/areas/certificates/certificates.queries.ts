import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type {
  Certificate,
  CertificateNarrowing,
  CertificateRequest,
  CertificateReview,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListQuery } from '../../kit/lists/use-served-list.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { allOf } from '../../platform/downloads/all-of.ts'
import { pagesOf, q } from '../../platform/queries.ts'

export const listKey = 'GET /api/accounts/{accountId}/certificates'
const optionsKey = 'GET /api/accounts/{accountId}/certificate-options'
const certificateKey = 'GET /api/accounts/{accountId}/certificates/{certificateId}'
export const saveDraftKey = 'PUT /api/accounts/{accountId}/certificates/{certificateId}'
export const reviewKey = 'POST /api/accounts/{accountId}/certificates/{certificateId}/review'

const issueKey = 'POST /api/accounts/{accountId}/certificates/{certificateId}/issue'
const submitKey = 'POST /api/accounts/{accountId}/certificates/{certificateId}/submit'

/** Columns that the list can be narrowed by. */
export type CertificateFilter = 'status' | 'standing' | 'urgency'

type Asked = ListQuery<CertificateFilter> & Omit<CertificateNarrowing, 'limit' | 'cursor'>

/** The certificates of an account that a search and filters leave, page by page. */
export const certificatePages = (accountId: string, query: ListQuery<CertificateFilter>) => ({
  ...pagesOf(listKey, { params: { accountId }, query: query as Asked }),
  placeholderData: keepPreviousData,
})

/** The same certificates all at once, as many as `most`. */
export const allCertificates = (accountId: string, query: ListQuery<CertificateFilter>) => (most: number) =>
  allOf(
    (cursor) => call(listKey, { params: { accountId }, query: { ...(query as Asked), limit: 200, ...cursor } }),
    ({ certificates }) => certificates,
    most,
  )

export const useCertificateOptions = (accountId: string) => useQuery(q(optionsKey, { params: { accountId } }))

/** A certificate; none is read where `certificateId` is blank. */
export const useCertificate = (accountId: string, certificateId: string) =>
  useQuery({ ...q(certificateKey, { params: { accountId, certificateId } }), enabled: certificateId !== '' })

type Held = Pick<Certificate, 'id' | 'version'>

/** What people do to certificates of an account; each call throws its error. */
export function useCertificateCalls(accountId: string) {
  const cache = useQueryClient()
  const thenRead = useThenRead([listKey, certificateKey])
  /** Draft saves that lead to another step say nothing. */
  const quietly = async (work: Promise<Certificate>): Promise<Certificate> => {
    const saved = await work
    cache.setQueryData(q(certificateKey, { params: { accountId, certificateId: saved.id } }).queryKey, saved)
    return saved
  }
  const of = ({ id: certificateId }: Pick<Certificate, 'id'>) => ({ accountId, certificateId })
  const step = (key: typeof issueKey | typeof submitKey, draft: Held) =>
    call(key, { params: of(draft), body: { version: draft.version } })
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
    issue: (draft: Held) => thenRead(step(issueKey, draft), certificateMessages.issued),
    submit: (draft: Held) => thenRead(step(submitKey, draft), certificateMessages.submitted),
    review: (certificate: Held, review: Omit<CertificateReview, 'version'>) =>
      thenRead(
        call(reviewKey, { params: of(certificate), body: { ...review, version: certificate.version } }),
        review.move === 'APPROVE' ? certificateMessages.issued : certificateMessages.reviewSaved,
      ),
  }
}

/** Where a certificate is: a draft is continued where it was started. */
export const certificatePath = (accountId: string, { id, status }: Pick<Certificate, 'id' | 'status'>): string => {
  const page = `/${encodeURIComponent(accountId)}/certificate-request`
  return status === 'DRAFT' ? `${page}?draft=${id}` : `${page}/${id}`
}
