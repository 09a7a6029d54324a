import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type RowChanges, updateAtVersion } from '../../platform/database/rows.ts'
import { notFound, stale, unprocessable } from '../../platform/error-response.ts'
import type { CertificateReader } from './certificates.access.ts'
import { type CertificateRecord, certificateRecord } from './certificates.view.ts'
import { shownCertificate } from './shown-certificate.ts'

interface From {
  readonly id: string
  readonly version: number
}

/** A certificate for a change from `version`; rejects an older one with the certificate as it is. */
export async function certificateToChange(
  tx: Tx,
  context: AccountContext,
  reader: CertificateReader,
  { id, version }: From,
) {
  const record = await certificateRecord(tx, reader, id)
  if (record === undefined) throw notFound()
  if (record.version !== version) throw stale(await shownCertificate(tx, context, reader, record))
  return record
}

/** A draft for a change from `version`. */
export async function draftToChange(tx: Tx, context: AccountContext, reader: CertificateReader, from: From) {
  const record = await certificateToChange(tx, context, reader, from)
  if (record.status !== 'DRAFT')
    throw unprocessable({ status: certificateMessages.onlyDrafts }, certificateMessages.onlyDrafts)
  return record
}

/** Saves a change of a certificate made from its version. */
export async function saveCertificate(
  tx: Tx,
  context: AccountContext,
  reader: CertificateReader,
  { id, version }: From,
  changes: RowChanges<'certificates'>,
): Promise<void> {
  const key = { account_code: reader.account, id, version }
  const isSaved = await updateAtVersion(tx, 'certificates', key, { ...changes, changed_at: context.platform.now() })
  if (isSaved) return
  const current = await certificateRecord(tx, reader, id)
  if (current === undefined) throw notFound()
  throw stale(await shownCertificate(tx, context, reader, current))
}

/** The audit details of a certificate. */
export const auditedCertificate = ({ number, revision, status, holderName, request }: CertificateRecord) => ({
  number,
  revision,
  status,
  holder: holderName,
  project: request.project,
})

/** Makes other issues in the same series wait until this transaction ends. */
export async function lockSeries(tx: Tx, account: string, seriesId: string): Promise<void> {
  await sql`select from certificates where account_code = ${account} and series_id = ${seriesId} for update`.execute(
    tx.db,
  )
}
