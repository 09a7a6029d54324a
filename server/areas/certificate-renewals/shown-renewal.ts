import type { CertificateRenewal } from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import type { demandReader } from '../certificates/certificates.public.ts'
import { renewalView } from './renewal.view.ts'

/** A renewal as the reader sees it; what there is not is not found. */
export async function shownRenewal(
  tx: Tx,
  reader: ReturnType<typeof demandReader>,
  id: string,
): Promise<CertificateRenewal> {
  const renewal = await renewalView(tx, reader.account, id)
  if (renewal === undefined) throw notFound()
  return { ...renewal, mayChange: reader.mayWrite }
}
