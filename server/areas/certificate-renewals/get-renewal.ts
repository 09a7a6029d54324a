import type { Handler } from '../../platform/context.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import { shownRenewal } from './shown-renewal.ts'

/** A certificate renewal with its counts. */
export const getRenewal: Handler<'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => ({ status: 200, body: await shownRenewal(tx, reader, params.renewalId) }))
}
