import { confirmMail } from '@portico/contract/areas/certificate-subscriptions/subscription.emails.ts'
import type { Handler } from '../../platform/context.ts'
import { type NewRow, saveRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { hashOfToken, newToken } from '../../platform/secret.ts'
import type { WriteTx } from '../../platform/write.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { takeCode } from '../certificates/certificates.public.ts'
import { stopToken } from './subscription-links.ts'
import { type Asked, currentCertificate, subscriptionOf } from './subscriptions.view.ts'

const accepted = { status: 202 } as const

/** The most subscriptions of one certificate, and emails with a link to one address that does not confirm. */
const mostSubscriptions = 50
const mostAsked = 3
const askAgainAfterMs = 600_000

/** Emails the link that confirms a subscription. Whether the address is known, or asked too often, is not said. */
export const subscribe: Handler<'POST /open/certificates/{code}/subscriptions'> = async (
  context,
  { params: { code }, body: { email } },
) => {
  const taken = await takeCode(context, code)
  const { platform } = context
  const { account, seriesId } = taken
  return taken.write(async (tx) => {
    const now = platform.now()
    const current = await currentCertificate(tx, account, seriesId)
    const known = await subscriptionOf(tx, account, { seriesId, email })
    if (current === undefined || !mayAsk(known, current.subscriptions, now)) {
      await tx.record({ action: 'certificate.subscribe-pass', subject: { type: 'certificate', id: seriesId } })
      return accepted
    }
    const token = newToken()
    const id = known?.id ?? newId(now)
    await keepAsked(tx, {
      account_code: account,
      id,
      series_id: seriesId,
      email,
      confirm_hash: hashOfToken(token),
      stop_hash: hashOfToken(stopToken(platform.secret, id)),
      asked_at: now,
      asked_times: (known?.askedTimes ?? 0) + 1,
    })
    const { brand } = await accountHead(tx, account)
    await tx.record({
      action: 'certificate.subscribe',
      subject: { type: 'certificate', id: seriesId },
      after: { number: current.number },
      messages: [
        confirmMail.mail({
          to: email,
          brand,
          number: current.number,
          insured: current.insured,
          link: `/c/${code}?confirm=${token}`,
        }),
      ],
    })
    return accepted
  })
}

/** Whether an address is sent a link: not again at once, not too often, and not once it has confirmed. */
function mayAsk(known: Asked | undefined, subscriptions: number, now: Date): boolean {
  if (known === undefined) return subscriptions < mostSubscriptions
  const isTooSoon = now.getTime() - known.askedAt.getTime() < askAgainAfterMs
  return !known.isConfirmed && known.askedTimes < mostAsked && !isTooSoon
}

const keepAsked = (tx: WriteTx, row: NewRow<'certificate_subscriptions'>): Promise<void> =>
  saveRow(tx, 'certificate_subscriptions', ['account_code', 'id'], row)
