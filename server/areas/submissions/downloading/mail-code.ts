import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { linkCode, linkCodeMinutes } from '../../../platform/link-codes.ts'
import { packetCodeMail } from '@portico/contract/areas/submissions/packet.emails.ts'
import { changeLink } from '../submission.store.ts'
import { codesSince } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

/** Emails a code to a link's recipient, for any caller: only the reader of that email is admitted. */
export const mailCode: Handler<'POST /open/submission-downloads/{requestId}/{downloadCode}/code'> = async (
  context,
  { params },
) => {
  const taken = await takeLink(context, params)
  const { link, used } = taken
  return taken.write(async (tx) => {
    await taken.hold(tx)
    const { code, stored } = await linkCode(context.platform, link.id, {
      codesSince: (at) => codesSince(tx, link, at),
      error: submissionMessages.tooManyCodes,
    })
    await changeLink(tx, link, stored)
    await used(tx, 'CODE_SENT')
    const { brand } = await accountHead(tx, link.account)
    await tx.record({
      action: 'submission-link.code',
      subject: { type: 'submission-link', id: link.id },
      after: { name: link.recipientName },
      messages: [
        packetCodeMail.mail({
          to: link.recipientEmail,
          recipient: link.recipientName,
          code,
          minutes: linkCodeMinutes,
          brand,
          language: link.language,
        }),
      ],
    })
    return { status: 202 }
  })
}
