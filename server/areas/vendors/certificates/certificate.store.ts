import type { VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { VendorRecord } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow, type RowChanges, updateAtVersion } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { addDocument } from '../../documents/documents.public.ts'
import { certificatesView } from '../vendors.view.ts'

interface Arrival {
  readonly vendor: Pick<VendorRecord, 'id' | 'name'>
  readonly file: Parameters<typeof addDocument>[2]
  readonly sentBy: string
  /** Whether someone without a login sent it. */
  readonly isByLink?: boolean
}

/** Where the certificates of a vendor are in the library: a folder of its name, without what folder names cannot hold. */
const folderOf = (name: string): readonly string[] => [
  'Vendor certificates',
  name
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Vendor',
]

/** Adds the file of a certificate to the library, and the certificate without its values. */
export async function storeCertificate(
  tx: WriteTx,
  context: AccountContext,
  { vendor, file, sentBy, isByLink = false }: Arrival,
): Promise<{ readonly id: string; readonly documentId: string; readonly name: string }> {
  const document = await addDocument(tx, context, file, {
    folder: folderOf(vendor.name),
    type: 'CERTIFICATE',
    isInternal: false,
    tags: ['vendor certificate'],
    onSameName: 'both',
    ...(isByLink && { sentBy }),
  })
  const now = context.platform.now()
  const id = newId(now)
  await insertRow(tx, 'vendor_certificates', {
    account_code: context.account.account,
    id,
    vendor_id: vendor.id,
    state: 'UPLOADED',
    document_id: document.id,
    file_name: document.name,
    sent_by: sentBy,
    issued_on: null,
    received_at: now,
    decided_by: null,
    decided_at: null,
    set_version: null,
  })
  return { id, documentId: document.id, name: document.name }
}

interface Deciding {
  readonly account: string
  readonly vendorId: string
  readonly certificateId: string
  readonly version: number
}

/**
 * A certificate that waits for a decision, as it was when someone decided; rejects an older version with the current
 * one.
 */
export async function undecidedCertificate(tx: Tx, at: Deciding): Promise<VendorCertificate> {
  const all = await certificatesView(tx, at.account, at.vendorId)
  const found = all.find(({ id }) => id === at.certificateId)
  if (found === undefined) throw notFound()
  if (found.version !== at.version) throw stale(found)
  if (found.state === 'CONFIRMED' || found.state === 'REJECTED')
    throw unprocessable({ state: vendorMessages.alreadyDecided }, vendorMessages.alreadyDecided)
  return found
}

/** Saves a decision made from a version. */
export async function saveDecision(
  tx: Tx,
  context: AccountContext,
  { account, vendorId, certificateId, version }: Deciding,
  changes: RowChanges<'vendor_certificates'>,
): Promise<void> {
  const isSaved = await updateAtVersion(
    tx,
    'vendor_certificates',
    { account_code: account, id: certificateId, version },
    { ...changes, decided_by: context.actor.userId, decided_at: context.platform.now() },
  )
  if (isSaved) return
  const current = (await certificatesView(tx, account, vendorId)).find(({ id }) => id === certificateId)
  throw current === undefined ? notFound() : stale(current)
}
