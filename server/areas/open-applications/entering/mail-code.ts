import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import { randomInt } from 'node:crypto'
import type { Verb } from '../../../platform/context.ts'
import { tooMany } from '../../../platform/refusal.ts'
import { changeLink } from '../open-link.store.ts'
import { sealedCode } from '../secrets.ts'
import { askerView, codesSince, holdLink } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

const codeMinutes = 10
/** The most codes that are mailed for a link within an hour. */
const codesAnHour = 5

/** Mails a code to the recipient of a link, whoever asks for it: only who reads that mail gets in. */
export const mailCode: Verb<'POST /open/apps/{token}/code'> = async (context, { params }) => {
  const taken = await takeLink(context, params.token)
  const { link, used } = taken
  return taken.write(async (tx) => {
    await holdLink(tx, link)
    const now = context.platform.now()
    if ((await codesSince(tx, link, new Date(now.getTime() - 3_600_000))) >= codesAnHour)
      throw tooMany(3600, openLinkMessages.tooManyCodes)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await changeLink(tx, link, {
      code_seal: sealedCode(context.platform.secret, link.id, code),
      code_tries: 0,
      code_expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    })
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
            `within the next ${codeMinutes} minutes.\n\nIf you did not ask for it, there is nothing to do.`,
          code,
          brand: brokerage,
        },
      ],
    })
    return { status: 202 }
  })
}
