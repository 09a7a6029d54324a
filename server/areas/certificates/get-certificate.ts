import type { Handler } from '../../platform/context.ts'
import { demandReader } from './certificates.access.ts'
import { certificateView } from './shown-certificate.ts'

/** A certificate, compared with the policies of today until it is issued. */
export const getCertificate: Handler<'GET /api/accounts/{accountId}/certificates/{certificateId}'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => ({
    status: 200,
    body: await certificateView(tx, context, reader, params.certificateId),
  }))
}
