import { authorizationText } from '@portico/contract/areas/losses/authorization.ts'
import { dueDay, ruleOn } from '@portico/contract/areas/losses/due-day.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRequestDraft, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { AccountContext, Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { todayOf } from '../../../platform/today.ts'
import { change } from '../../events/events.door.ts'
import { mayKeepLosses } from '../losses.access.ts'
import { insuredView } from '../overview/terms.view.ts'
import { rulesView } from '../rules/rules.view.ts'
import { chosenTerms } from '../runs/run-terms.ts'
import { fileLetter, receiveLetter } from './file-letter.ts'
import { type Letter, letterMail } from './letter.ts'
import { requestView } from './requests.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Asks a carrier for loss runs: the signed letter is filed and mailed, and the rule of the day says when it is due. */
export const sendRequest: Verb<'POST /api/accounts/{accountId}/loss-runs/requests'> = async (context, { body }) => {
  // Before the letter is made, and again where it is sent.
  demand(mayKeepLosses(context), lossMessages.onlyReads)
  const { account } = context.account
  const asked = await context.read((tx) => askedOf(tx, context, body))
  const letter = letterOf(context, body, asked)
  const received = await receiveLetter(context, letter)
  return context.write(async (tx) => {
    demand(mayKeepLosses(context), lossMessages.onlyReads)
    const { terms } = await askedOf(tx, context, body)
    const today = todayOf(context)
    const rule = ruleOn(await rulesView(tx, context.account.brokerage), body.state, today)
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'loss_run_requests', {
      account_code: account,
      id,
      carrier: body.carrier,
      carrier_email: body.carrierEmail,
      state: body.state,
      terms: JSON.stringify(terms),
      signer_name: body.signerName,
      signer_title: body.signerTitle,
      signature: body.signature,
      authorization_text: letter.text,
      sent_on: today,
      due_on: rule === undefined ? null : dueDay(today, rule),
      rule: rule === undefined ? null : JSON.stringify(rule),
      letter_id: await fileLetter(tx, context, received, body.carrier),
      withdrawn_reason: null,
      reminded_on: null,
      created_by: context.actor.userId,
      created_at: now,
    })
    const request = (await requestView(tx, account, id, today))!
    await tx.record({
      action: 'loss-run-request.send',
      subject: { type: 'loss-run-request', id },
      after: request,
      events: [change(account, 'losses')],
      messages: [letterMail(letter, received)],
    })
    return { status: 201, body: request }
  })
}

interface Asked {
  readonly companyName: string
  readonly terms: LossRunTerm[]
}

async function askedOf(tx: Tx, context: AccountContext, body: LossRunRequestDraft): Promise<Asked> {
  const { account } = context.account
  const terms = await chosenTerms(tx, account, body.policyIds, todayOf(context))
  if (terms.some(({ carrier }) => carrier !== '' && !isSameName(carrier, body.carrier)))
    throw unprocessable({ policyIds: lossMessages.otherCarrier })
  return { companyName: (await insuredView(tx, account)).companyName, terms }
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const letterOf = ({ platform }: AccountContext, body: LossRunRequestDraft, asked: Asked): Letter => ({
  title: 'Loss run request',
  companyName: asked.companyName,
  carrier: body.carrier,
  carrierEmail: body.carrierEmail,
  text: authorizationText({ ...asked, carrier: body.carrier }),
  signature: body.signature,
  signerName: body.signerName,
  signerTitle: body.signerTitle,
  at: platform.now(),
})
