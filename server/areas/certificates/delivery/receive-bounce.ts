import type { OpenContext, Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { isId } from '../../../platform/ids.ts'
import { failureText } from '../../../platform/messages/failure-text.ts'
import { write } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { deliveryByMessage } from './deliveries.view.ts'

const accepted = { status: 202 } as const

/**
 * Takes the report of the email provider that a certificate came back, and notifies who sent it. Reports on other emails,
 * and repeats, change nothing and are answered alike.
 */
export const receiveBounce: Handler<'POST /open/mail-bounces'> = async (
  { platform, requestId, ...context },
  { body: { messageId, reason } },
) => {
  const id = /^<?(?<id>[^@<>]+)@/u.exec(messageId)?.groups?.['id'] ?? ''
  const found = isId(id) ? await context.read((tx) => deliveryByMessage(tx, id)) : undefined
  if (found === undefined || found.state === 'BOUNCED') return accepted
  const { account, certificateId, sentBy, recipient } = found
  const error = failureText(reason, [])
  const author = { userId: undefined, requestId, scope: { account }, idempotency: undefined }
  const bounded = { write: ((work) => write(platform, author, work)) as OpenContext['write'] }
  return bounded.write(async (tx) => {
    const key = { account_code: account, id: found.id }
    await updateRow(tx, 'certificate_deliveries', key, { state: 'BOUNCED', error, settled_at: platform.now() })
    await tell(
      tx,
      { platform },
      {
        userId: sentBy,
        account,
        kind: 'CERTIFICATE',
        message: `Certificate could not be delivered to ${recipient}`,
        note: 'Correct the address and send the certificate again.',
        link: `/${encodeURIComponent(account)}/certificate-request/${certificateId}`,
      },
    )
    await tx.record({
      action: 'certificate.bounce',
      subject: { type: 'certificate', id: certificateId },
      before: { state: found.state },
      after: { state: 'BOUNCED', to: recipient, reason: error },
      events: [change(account, 'certificates')],
    })
    return accepted
  })
}
