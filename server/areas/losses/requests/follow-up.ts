import { letterMail } from '@portico/contract/areas/losses/letters/loss-run-letter.emails.ts'
import { attachmentOf } from '../../../platform/messages/outgoing.ts'
import { escalation, reminder } from '@portico/contract/areas/losses/authorization.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { fileLetter, receiveLetter } from './file-letter.ts'
import { requestToChange } from './request-to-change.ts'
import { letterFrame } from './letter-frame.view.ts'
import type { Letter } from './letter.ts'
import { updateRequest } from './request.store.ts'
import { requestView } from './requests.view.ts'

/** Writes to a carrier again: a reminder by email, or an escalation with a filed letter. */
export const followUp: Handler<'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/follow-ups'> = async (
  context,
  { params, body: { kind, version } },
) => {
  // Checked before the letter is created, and again when it is sent.
  demand(mayManageLosses(context), lossMessages.onlyReads)
  const { account } = context.account
  const wanted = { id: params.requestId, version }
  const letter = await context.read((tx) => letterOf(tx, context, { ...wanted, kind }))
  const received = kind === 'ESCALATION' ? await receiveLetter(context, letter) : undefined
  return context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const before = await requestToChange(tx, context, wanted)
    const documentId = received === undefined ? null : await fileLetter(tx, context, received, before.carrier)
    const sent = { kind, at: context.platform.now().toISOString(), by: fullName(context.actor), documentId }
    const follow_ups = JSON.stringify([...before.followUps, sent])
    if (!(await updateRequest(tx, account, before, { follow_ups }))) throw stale(before)
    await tx.record({
      action: 'loss-run-request.follow-up',
      subject: { type: 'loss-run-request', id: before.id },
      after: sent,
      events: [change(account, 'losses')],
      messages: [letterMail.mail({ ...letter, filed: received && attachmentOf(received) })],
    })
    return { status: 200, body: (await requestView(tx, account, before.id, todayOf(context)))! }
  })
}

async function letterOf(
  tx: Tx,
  context: AccountContext,
  wanted: { readonly id: string; readonly version: number; readonly kind: 'REMINDER' | 'ESCALATION' },
): Promise<Letter> {
  const request = await requestToChange(tx, context, wanted)
  if (request.sentOn === null) throw unprocessable({ version: lossMessages.notSent }, lossMessages.notSent)
  const { companyName } = await accountHead(tx, context.account.account)
  const { carrier, carrierEmail, signature, signerName, signerTitle, sentOn } = request
  return {
    companyName,
    carrier,
    carrierEmail,
    signature,
    signerName,
    signerTitle,
    signedAt: new Date(`${sentOn}T12:00:00Z`),
    enclosed: { text: request.authorization },
    at: context.platform.now(),
    ...(await letterFrame(tx, context, { contactId: context.actor.userId, carrier })),
    ...wordsOf(wanted.kind, { ...request, sentOn }, companyName),
  }
}

function wordsOf(
  kind: 'REMINDER' | 'ESCALATION',
  request: LossRunRequest & { readonly sentOn: string },
  companyName: string,
): Pick<Letter, 'title' | 'said'> {
  const { carrier, sentOn, dueOn, rule, missing, status } = request
  const asked = { companyName, carrier, terms: request.terms.filter(({ policyId }) => missing.includes(policyId)) }
  if (kind === 'REMINDER') return { title: 'Loss run request reminder', said: reminder(asked, sentOn) }
  if (status !== 'OVERDUE' || dueOn === null)
    throw unprocessable({ kind: lossMessages.notOverdue }, lossMessages.notOverdue)
  const source = rule?.source ?? ''
  return { title: 'Overdue loss run request', said: escalation(asked, { sentOn, dueOn, source }) }
}
