import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { hiddenAddress } from '../../platform/link-codes.ts'
import { takeLink } from './take-link.ts'

/** Ends a subscription, and forgets its address. */
export const unsubscribe: Handler<'POST /open/certificate-unsubscribes/{token}'> = async (
  context,
  { params: { token } },
) => {
  const { account, id, email, write } = await takeLink(context, token)
  const bounded = { write }
  return bounded.write(async (tx) => {
    await deleteRow(tx, 'certificate_subscriptions', { account_code: account, id })
    await tx.record({ action: 'certificate.unsubscribe', subject: { type: 'certificate-subscription', id } })
    return { status: 200, body: { email: hiddenAddress(email), isSubscribed: false } }
  })
}
