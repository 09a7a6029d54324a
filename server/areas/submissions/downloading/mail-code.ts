import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { randomInt } from 'node:crypto'
import type { Verb } from '../../../platform/context.ts'
import { tooMany } from '../../../platform/refusal.ts'
import { seal } from '../../../platform/secret.ts'
import { changeLink } from '../submission.store.ts'
import { brokerageView, codesSince } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

const codeMinutes = 10
/** The most codes that are mailed for a link within an hour. */
const codesAnHour = 5

/** What is kept of a mailed code: without the server’s own key nobody can try codes against it. */
export const sealedCode = (secret: string, linkId: string, code: string): string =>
  seal(secret, 'submission-code', linkId, code)

/** Mails a code to the recipient of a link, whoever asks for it: only who reads that mail gets in. */
export const mailCode: Verb<'POST /open/submission-downloads/{requestId}/{downloadCode}/code'> = async (
  context,
  { params },
) => {
  const taken = await takeLink(context, params)
  const { link, used } = taken
  return taken.write(async (tx) => {
    await taken.hold(tx)
    const now = context.platform.now()
    if ((await codesSince(tx, link, new Date(now.getTime() - 3_600_000))) >= codesAnHour)
      throw tooMany(3600, submissionMessages.tooManyCodes)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await changeLink(tx, link, {
      code_seal: sealedCode(context.platform.secret, link.id, code),
      code_tries: 0,
      code_expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    })
    await used(tx, 'CODE_SENT')
    const { name: brand } = await brokerageView(tx, link.account)
    await tx.record({
      action: 'submission-link.code',
      subject: { type: 'submission-link', id: link.id },
      after: { name: link.recipientName },
      messages: [
        {
          channel: 'email',
          to: link.recipientEmail,
          subject: `Your code: ${code}`,
          text:
            `Hello ${link.recipientName},\n\n${code} opens the packet in your browser, within the next ` +
            `${codeMinutes} minutes.\n\nIf you did not ask for it, there is nothing to do.`,
          code,
          brand,
        },
      ],
    })
    return { status: 202 }
  })
}
