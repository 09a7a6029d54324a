import { letterMail } from '@portico/contract/areas/losses/letters/loss-run-letter.emails.ts'
import { attachmentOf } from '../../../platform/messages/outgoing.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { maySignForInsured } from '../losses.access.ts'
import { receiveLetter } from './file-letter.ts'
import { requestToChange } from './request-to-change.ts'
import { updateRequest } from './request.store.ts'
import { preparedBy, requestView } from './requests.view.ts'
import { sentColumns, signedLetter } from './sign-and-send.ts'

/** Signs a prepared request under the user's own name, which sends it to the carrier. */
export const signRequest: Handler<'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/signature'> = async (
  context,
  { params, body: { version, ...signed } },
) => {
  // Checked before the letter is created, and again when it is sent.
  demand(maySignForInsured(context), lossMessages.onlyAdminSigns)
  const { account } = context.account
  const wanted = { id: params.requestId, version }
  const { letter, authorId } = await context.read(async (tx) => {
    const request = await unsigned(tx, context, wanted)
    const author = await preparedBy(tx, account, request.id)
    return { letter: await signedLetter(tx, context, { request, preparedBy: author, signed }), authorId: author }
  })
  const received = await receiveLetter(context, letter)
  return context.write(async (tx) => {
    demand(maySignForInsured(context), lossMessages.onlyAdminSigns)
    const before = await unsigned(tx, context, wanted)
    const sent = await sentColumns(tx, context, { letter, received, state: before.state })
    if (!(await updateRequest(tx, account, before, sent))) throw stale(before)
    if (authorId !== context.actor.userId)
      await tell(tx, context, {
        userId: authorId,
        account,
        kind: 'LOSS_RUN_AUTHORIZATION',
        message: `The loss run request to ${before.carrier} was signed`,
        note: `${fullName(context.actor)} signed it, and it was sent to the carrier.`,
        link: `/${encodeURIComponent(account)}/loss-runs`,
      })
    const request = (await requestView(tx, account, before.id, todayOf(context)))!
    await tx.record({
      action: 'loss-run-request.sign',
      subject: { type: 'loss-run-request', id: before.id },
      after: request,
      events: [change(account, 'losses')],
      messages: [letterMail.mail({ ...letter, filed: received && attachmentOf(received) })],
    })
    return { status: 200, body: request }
  })
}

async function unsigned(tx: Tx, context: AccountContext, wanted: { readonly id: string; readonly version: number }) {
  const request = await requestToChange(tx, context, wanted)
  if (request.status !== 'TO_SIGN') throw unprocessable({ version: lossMessages.isSigned }, lossMessages.isSigned)
  return request
}
