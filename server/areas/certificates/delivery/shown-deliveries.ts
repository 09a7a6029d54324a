import type { CertificateDeliveries } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import type { CertificateReader } from '../certificates.access.ts'
import { certificateRecord } from '../certificates.view.ts'
import { holdersView } from '../holders/holders.view.ts'
import { deliveriesView } from './deliveries.view.ts'

/** The emails by which a certificate and its other revisions were sent. */
export async function shownDeliveries(
  tx: Tx,
  reader: CertificateReader,
  certificateId: string,
): Promise<CertificateDeliveries> {
  const record = await certificateRecord(tx, reader, certificateId)
  if (record === undefined) throw notFound()
  const [deliveries, [holder]] = await Promise.all([
    deliveriesView(tx, reader.account, { seriesId: record.seriesId }),
    holdersView(tx, reader.account, record.request.holderId),
  ])
  return {
    deliveries,
    holderEmail: holder?.email ?? '',
    isHolderListed: holder !== undefined,
    maySend: reader.mayWrite && record.status === 'ISSUED',
  }
}
