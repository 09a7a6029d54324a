import { claimTypeNames, type ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimAnswers } from '@portico/contract/areas/claims/claim-question.ts'
import { policiesInForce } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimGuest } from '@portico/contract/areas/claims/claim.shapes.ts'
import { isDay } from '@portico/contract/kit/text.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { addClaimFile } from '../claim-documents.ts'
import { claimPolicies, scheduledItem } from '../claim-options.view.ts'
import { newDraft } from '../claim.store.ts'
import { claimById } from '../claims.view.ts'
import { notifyFollowers } from '../notify.ts'

interface GuestDraft {
  readonly type: ClaimTypeCode
  readonly answers: ClaimAnswers
  /** The vehicle or location whose code was used. */
  readonly rowId: string | null
  readonly guest: ClaimGuest
}

type FileContent = Parameters<typeof addClaimFile>[2]['file']

/** Adds what someone without a login reported, as a draft for the account to confirm, and notifies those who may. */
async function addGuestDraft(
  tx: WriteTx,
  context: AccountContext,
  { type, guest, ...draft }: GuestDraft,
): Promise<{ readonly id: string; readonly ourNumber: string }> {
  const { account } = context.account
  const answers = await withItem(tx, account, draft)
  const [policy] = policiesInForce(await claimPolicies(tx, account), type, answers)
  const row = newDraft(context, type, answers)
  await insertRow(tx, 'claims', {
    ...row,
    awaits_confirmation: true,
    guest: JSON.stringify(guest),
    policy: policy === undefined ? null : JSON.stringify(policy),
    loss_on: isDay(answers['lossOn'] ?? '') ? answers['lossOn']! : null,
    claimant: answers['claimant'] ?? '',
  })
  await notifyAll(tx, context, { id: row.id, type, number: row.our_number, guest })
  return { id: row.id, ourNumber: row.our_number }
}

/** The answers with the vehicle or location of the code. */
async function withItem(tx: Tx, account: string, { rowId, answers }: Pick<GuestDraft, 'rowId' | 'answers'>) {
  const item = rowId === null ? undefined : await scheduledItem(tx, account, rowId)
  if (item === undefined) return answers
  if (item.list === 'vehicles') return { ...answers, vehicle: item.label }
  const place = [item.label, answers['location'] ?? ''].filter((part) => part !== '').join(', ')
  return { ...answers, location: place, ...(item.state !== '' && { state: item.state }) }
}

/** Notifies the people who follow claims on both sides, the one who made the code among them. */
async function notifyAll(
  tx: WriteTx,
  { account: { account, brokerage }, actor, platform }: AccountContext,
  { id, type, number, guest }: { id: string; type: ClaimTypeCode; number: string; guest: ClaimGuest },
): Promise<void> {
  const { companyName } = await accountHead(tx, account)
  const kind = type === 'UNKNOWN' ? 'Claim' : `${claimTypeNames[type]} claim`
  await notifyFollowers(
    tx,
    platform,
    { account, brokerage, reporter: actor.userId },
    {
      message: `${kind} to confirm for ${companyName}`,
      note: `${number}, first notice from ${guest.name}. Check it and send the report.`,
      page: `create?draft=${id}&at=review`,
    },
  )
}

/** Adds a photo that a guest sent to a draft. */
async function addGuestFile(
  tx: WriteTx,
  context: AccountContext,
  { claimId, file, sender }: { claimId: string; file: FileContent; sender: string },
): Promise<{ readonly id: string }> {
  const claim = (await claimById(tx, context.account.account, claimId))!
  return addClaimFile(tx, context, { claim, file, sender })
}

export const guestDrafts = { add: addGuestDraft, addFile: addGuestFile }
