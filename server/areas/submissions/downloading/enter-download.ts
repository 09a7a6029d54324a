import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { browserKeyOf, opensLink } from '../../../platform/link-codes.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { change } from '../../events/events.public.ts'
import { changeLink, letBrowserIn } from '../submission.store.ts'
import { takeLink } from './take-link.ts'

/** Admits a browser by the code emailed to the recipient. */
export const enterDownload: Handler<'POST /open/submission-downloads/{requestId}/{downloadCode}/enter'> = async (
  context,
  { params, body },
) => {
  const taken = await takeLink(context, params)
  const { used, link } = taken
  const { now } = context.platform
  const key = browserKeyOf(context.cookies)
  const outcome = await taken.write(async (tx) => {
    const held = await taken.hold(tx)
    const isRight = opensLink(context.platform, held, body.code)
    if (isRight) {
      await letBrowserIn(tx, held, hashOfToken(key), now())
      await changeLink(tx, held, { code_seal: null, code_tries: 0 })
    } else {
      await changeLink(tx, held, { code_tries: held.codeTries + 1 })
    }
    await used(tx, isRight ? 'ENTERED' : 'REFUSED')
    await tx.record({
      action: isRight ? 'submission-link.enter' : 'submission-link.wrong-code',
      subject: { type: 'submission-link', id: held.id },
      after: { name: held.recipientName },
      events: [change(held.account, 'submissions', held.submissionId)],
    })
    return { status: 204, isRight }
  })
  // The try was counted and committed: now reject it.
  if (!outcome.isRight) throw unprocessable({ code: submissionMessages.wrongCode })
  context.cookies.set('link', key, Math.ceil((link.expiresAt.getTime() - now().getTime()) / 1000))
  return { status: 204 }
}
