import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { linkCode, linkCodeMinutes } from '../../../platform/link-codes.ts'
import { openLinkCodeMail } from '@portico/contract/areas/open-applications/open-link.emails.ts'
import { changeLink } from '../open-link.store.ts'
import { askerView, codesSince, holdLink } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

/** Emails a code to a link's recipient, for any caller: only the reader of that email is admitted. */
export const mailCode: Handler<'POST /open/apps/{token}/code'> = async (context, { params }) => {
  const taken = await takeLink(context, params.token)
  const { link, used } = taken
  return taken.write(async (tx) => {
    await holdLink(tx, link)
    const { code, stored } = await linkCode(context.platform, link.id, {
      codesSince: (at) => codesSince(tx, link, at),
      error: openLinkMessages.tooManyCodes,
    })
    await changeLink(tx, link, stored)
    await used(tx, 'CODE_SENT')
    const { brokerage, company } = await askerView(tx, link)
    await tx.record({
      action: 'open-link.code',
      subject: { type: 'open-link', id: link.id },
      after: { recipient: link.recipientName },
      messages: [
        openLinkCodeMail.mail({
          to: link.recipientEmail,
          recipient: link.recipientName,
          company,
          code,
          minutes: linkCodeMinutes,
          brand: brokerage,
          language: link.language,
        }),
      ],
    })
    return { status: 202 }
  })
}
