import type { Handler } from '../../platform/context.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import { renewalItems } from './renewal-items.view.ts'
import { shownRenewal } from './shown-renewal.ts'

/** The holders of a renewal beside last year's certificate, page by page. */
export const listItems: Handler<'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/items'> = async (
  context,
  { params, query },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => {
    const { id } = await shownRenewal(tx, reader, params.renewalId)
    return { status: 200, body: await renewalItems(tx, { account: reader.account, id }, query) }
  })
}
