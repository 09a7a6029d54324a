import type { Handler } from '../../platform/context.ts'
import { hiddenAddress } from '../../platform/link-codes.ts'
import { confirmSubscription as keepConfirmed } from './subscriptions.store.ts'
import { takeLink } from './take-link.ts'

/** Confirms a subscription: from now on its subscriber gets changes, not what was before. */
export const confirmSubscription: Handler<'POST /open/certificate-subscriptions/{token}'> = async (
  context,
  { params: { token } },
) => {
  const { account, id, email, write } = await takeLink(context, token)
  const bounded = { write }
  return bounded.write(async (tx) => {
    await keepConfirmed(tx, { account, id, at: context.platform.now() })
    await tx.record({ action: 'certificate.subscribe-confirm', subject: { type: 'certificate-subscription', id } })
    return { status: 200, body: { email: hiddenAddress(email), isSubscribed: true } }
  })
}
