import { authorization, isOwnName, letterText } from '@portico/contract/areas/losses/authorization.ts'
import { dueDay, ruleOn } from '@portico/contract/areas/losses/due-day.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { AuthorizationSignature, LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { rulesView } from '../rules/rules.view.ts'
import { fileLetter } from './file-letter.ts'
import { letterFrame } from './letter-frame.view.ts'
import type { Letter } from './letter.ts'

/** A request as its letter needs it. */
type Prepared = Pick<LossRunRequest, 'carrier' | 'carrierEmail' | 'state' | 'terms'>

/** The letter as the current user signs it, under their own name. */
export async function signedLetter(
  tx: Tx,
  context: AccountContext,
  {
    request,
    preparedBy,
    signed,
  }: {
    readonly request: Prepared
    /** Who the carrier contacts and sends the loss runs to. */
    readonly preparedBy: string
    readonly signed: AuthorizationSignature
  },
): Promise<Letter> {
  const signerName = fullName(context.actor)
  if (!isOwnName(signed.signature, signerName)) throw unprocessable({ signature: lossMessages.signatureDiffers })
  const { companyName } = await accountHead(tx, context.account.account)
  const { carrier, carrierEmail, terms } = request
  const at = context.platform.now()
  return {
    title: 'Loss run request',
    companyName,
    carrier,
    carrierEmail,
    said: authorization({ companyName, carrier, terms }),
    signature: signed.signature,
    signerName,
    signerTitle: signed.signerTitle,
    signedAt: at,
    at,
    ...(await letterFrame(tx, context, { contactId: preparedBy, carrier })),
  }
}

/** Files a signed letter; returns the request's columns, including the carrier's response deadline. */
export async function sentColumns(
  tx: WriteTx,
  context: AccountContext,
  {
    letter,
    received,
    state,
  }: {
    readonly letter: Letter
    readonly received: Parameters<typeof fileLetter>[2]
    readonly state: string
  },
) {
  const today = todayOf(context)
  const rule = ruleOn(await rulesView(tx, context.account.brokerage), state, today)
  return {
    signer_name: letter.signerName,
    signer_title: letter.signerTitle,
    signature: letter.signature,
    signed_by: context.actor.userId,
    signed_at: letter.signedAt,
    authorization_text: letterText(letter.said),
    sent_on: today,
    due_on: rule === undefined ? null : dueDay(today, rule),
    rule: rule === undefined ? null : JSON.stringify(rule),
    letter_id: await fileLetter(tx, context, received, letter.carrier),
  }
}
