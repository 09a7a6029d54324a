import { letterMail } from '@portico/contract/areas/losses/letters/loss-run-letter.emails.ts'
import { attachmentOf } from '../../../platform/messages/outgoing.ts'
import { authorization, letterText } from '@portico/contract/areas/losses/authorization.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRequestDraft, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses, maySignForInsured } from '../losses.access.ts'
import { chosenTerms } from '../runs/run-terms.ts'
import { askForSignature } from './ask-for-signature.ts'
import { receiveLetter } from './file-letter.ts'
import { requestView } from './requests.view.ts'
import { sentColumns, signedLetter } from './sign-and-send.ts'

/**
 * Requests loss runs from a carrier. If the insured's Admin signs, the letter is filed and emailed immediately;
 * otherwise the request waits for their signature.
 */
export const sendRequest: Handler<'POST /api/accounts/{accountId}/loss-runs/requests'> = async (context, { body }) => {
  // Checked before the letter is created, and again when it is sent.
  demandRight(context, body)
  const { account } = context.account
  const { userId } = context.actor
  const letter = await context.read(async (tx) => {
    const terms = await termsOf(tx, context, body)
    return (
      body.signed && signedLetter(tx, context, { request: { ...body, terms }, preparedBy: userId, signed: body.signed })
    )
  })
  const received = letter && (await receiveLetter(context, letter))
  return context.write(async (tx) => {
    demandRight(context, body)
    const terms = await termsOf(tx, context, body)
    const { companyName } = await accountHead(tx, account)
    const now = context.platform.now()
    const id = newId(now)
    const sent =
      letter && received ? await sentColumns(tx, context, { letter, received, state: body.state }) : undefined
    await insertRow(tx, 'loss_run_requests', {
      account_code: account,
      id,
      carrier: body.carrier,
      carrier_email: body.carrierEmail,
      state: body.state,
      terms: JSON.stringify(terms),
      authorization_text: letterText(authorization({ companyName, carrier: body.carrier, terms })),
      ...(sent ?? { sent_on: null, due_on: null, rule: null, letter_id: null, signed_by: null, signed_at: null }),
      withdrawn_reason: null,
      reminded_on: null,
      created_by: userId,
      created_at: now,
    })
    if (sent === undefined) await askForSignature(tx, context, { id, carrier: body.carrier })
    const request = (await requestView(tx, account, id, todayOf(context)))!
    await tx.record({
      action: sent === undefined ? 'loss-run-request.prepare' : 'loss-run-request.send',
      subject: { type: 'loss-run-request', id },
      after: request,
      events: [change(account, 'losses')],
      messages: letter && received ? [letterMail.mail({ ...letter, filed: received && attachmentOf(received) })] : [],
    })
    return { status: 201, body: request }
  })
}

function demandRight(context: AccountContext, { signed }: LossRunRequestDraft): void {
  demand(mayManageLosses(context), lossMessages.onlyReads)
  demand(signed === null || maySignForInsured(context), lossMessages.onlyAdminSigns)
}

async function termsOf(tx: Tx, context: AccountContext, body: LossRunRequestDraft): Promise<LossRunTerm[]> {
  const terms = await chosenTerms(tx, context.account.account, body.policyIds, todayOf(context))
  if (terms.some(({ carrier }) => carrier !== '' && !isSameName(carrier, body.carrier)))
    throw unprocessable({ policyIds: lossMessages.otherCarrier })
  return terms
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
