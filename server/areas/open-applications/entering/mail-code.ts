import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { linkCode, linkCodeMinutes } from '../../../platform/link-codes.ts'
import { changeLink } from '../open-link.store.ts'
import { askerView, codesSince, holdLink } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

/** Emails a code to the recipient of a link, whoever asks for it: only who reads that email gets in. */
export const mailCode: Verb<'POST /open/apps/{token}/code'> = async (context, { params }) => {
  const taken = await takeLink(context, params.token)
  const { link, used } = taken
  return taken.write(async (tx) => {
    await holdLink(tx, link)
    const { code, kept } = await linkCode(context.platform, link.id, {
      codesSince: (at) => codesSince(tx, link, at),
      refusal: openLinkMessages.tooManyCodes,
    })
    await changeLink(tx, link, kept)
    await used(tx, 'CODE_SENT')
    const { brokerage, company } = await askerView(tx, link)
    await tx.record({
      action: 'open-link.code',
      subject: { type: 'open-link', id: link.id },
      after: { recipient: link.recipientName },
      messages: [
        {
          channel: 'email',
          to: link.recipientEmail,
          subject: `Your code: ${code}`,
          text:
            `Hello ${link.recipientName},\n\n${code} opens your forms for ${company} in another browser, ` +
            `within the next ${linkCodeMinutes} minutes.\n\nIf you did not request it, you can ignore this email.`,
          code,
          brand: brokerage,
        },
      ],
    })
    return { status: 202 }
  })
}
