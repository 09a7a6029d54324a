import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../certificates.access.ts'
import { shownDeliveries } from './shown-deliveries.ts'

/** The emails by which a certificate was sent. */
export const listDeliveries: Handler<'GET /api/accounts/{accountId}/certificates/{certificateId}/deliveries'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => ({ status: 200, body: await shownDeliveries(tx, reader, params.certificateId) }))
}
