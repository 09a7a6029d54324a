import { type Compared, findingsOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type {
  Certificate,
  CertificateRequest,
  CertificateRow,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { documentsView, readerOf } from '../documents/documents.public.ts'
import { addressOf } from './living/address-of.ts'
import { viewsOf } from './living/living-series.view.ts'
import type { CertificateReader } from './certificates.access.ts'
import { certificatePolicies } from './certificate-policies.view.ts'
import { type CertificateRecord, certificateRecord, seriesRecords } from './certificates.view.ts'
import { holdersView } from './holders/holders.view.ts'

/** What the list shows of a certificate. */
export const shownRow = (record: CertificateRecord): CertificateRow => ({
  id: record.id,
  number: record.number,
  revision: record.revision,
  status: record.status,
  holderName: record.holderName,
  project: record.request.project,
  neededBy: record.request.neededBy,
  urgency: record.request.urgency,
  lines: record.contents?.lines.map(({ policyType }) => policyType) ?? record.policyTypes,
  requestedBy: record.requestedBy,
  issuedOn: record.issuedOn,
  expiresOn: record.expiresOn,
  expectedOn: record.expectedOn,
  standing: record.status === 'ISSUED' ? record.standing : null,
  changedAt: record.changedAt.toISOString(),
  version: record.version,
})

/** What the request of a certificate is compared with today. */
export async function comparedWith(
  tx: Tx,
  context: AccountContext,
  { holderId, policyIds }: { readonly holderId: string; readonly policyIds: readonly string[] },
) {
  const { account } = context.account
  const today = todayOf(context)
  const [policies, holders] = await Promise.all([
    certificatePolicies(tx, account, { today, ids: policyIds.filter(isId) }),
    isId(holderId) ? holdersView(tx, account, holderId) : [],
  ])
  return { policies, holder: holders[0], today } satisfies Compared
}

/** The contract of a request; null if there is none, or none that the reader may see. */
export async function contractOf(
  tx: Tx,
  context: AccountContext,
  { contractId }: Pick<CertificateRequest, 'contractId'>,
) {
  if (contractId === null) return null
  const [found] = await documentsView(tx, readerOf(context), [contractId])
  return found === undefined || found.trashedAt !== null ? null : { id: found.id, name: found.name }
}

const isIssued = ({ status }: CertificateRecord): boolean => status === 'ISSUED' || status === 'SUPERSEDED'

/** A certificate with all that its page shows. */
export async function shownCertificate(
  tx: Tx,
  context: AccountContext,
  reader: CertificateReader,
  record: CertificateRecord,
): Promise<Certificate> {
  const [compared, series, head, views, contract] = await Promise.all([
    comparedWith(tx, context, record.request),
    seriesRecords(tx, reader.account, record.seriesId),
    accountHead(tx, reader.account),
    viewsOf(tx, reader.account, record.seriesId),
    contractOf(tx, context, record.request),
  ])
  return {
    ...shownRow(record),
    request: record.request,
    holder: compared.holder ?? null,
    contract,
    findings: isIssued(record) ? record.findings : findingsOf(record.request, compared),
    contents: record.contents,
    reason: record.reason,
    revisions: series
      .filter(isIssued)
      .map(({ id, revision, status, issuedOn }) => ({ id, revision, status, issuedOn })),
    address: isIssued(record) ? addressOf(context, record, head.subdomain) : null,
    views,
    mayChange: reader.mayWrite,
    mayReview: reader.isStaff && reader.mayWrite,
  }
}

/** A certificate as the reader sees it; what there is not is not found. */
export async function certificateView(tx: Tx, context: AccountContext, reader: CertificateReader, id: string) {
  const record = await certificateRecord(tx, reader, id)
  if (record === undefined) throw notFound()
  return shownCertificate(tx, context, reader, record)
}
