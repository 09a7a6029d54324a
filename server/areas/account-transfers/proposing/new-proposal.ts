import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { consentDays, type TransferKind } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import { instantOf } from '@portico/contract/kit/zone.rules.ts'
import type { UserContext } from '../../../platform/context.ts'
import { insertIfAbsent, type Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'
import { stepEntry } from '../steps/step-entry.ts'
import type { Candidate } from './candidate.view.ts'

interface Proposal {
  readonly kind: TransferKind
  readonly account: Candidate
  readonly to: string
  readonly effectiveOn: string
  readonly endsOn?: string | undefined
  readonly reason: string
  readonly team: Row<'account_transfers'>['team']
}

/**
 * Requests a move or a share from both brokerages, and notifies the insured's Admins; only one of each kind can be
 * open. Returns the audit details.
 */
export async function newProposal(
  tx: WriteTx,
  { platform, actor }: Pick<UserContext, 'platform' | 'actor'>,
  { kind, account, to, effectiveOn, endsOn, reason, team }: Proposal,
) {
  const now = platform.now()
  const id = newId(now)
  const beginOf = (day: string) => instantOf({ day, time: '00:00' }, account.timeZone)
  const effectiveAt = beginOf(effectiveOn)
  const lastMoment = Math.min(now.getTime() + consentDays * 86_400_000, effectiveAt.getTime())
  const isNew = await insertIfAbsent(tx, 'account_transfers', {
    id,
    kind,
    code: account.code,
    company_name: account.companyName,
    state: 'PROPOSED',
    from_code: account.brokerage,
    to_code: to,
    effective_on: effectiveOn,
    time_zone: account.timeZone,
    effective_at: effectiveAt,
    ends_on: endsOn ?? null,
    ends_at: endsOn === undefined ? null : beginOf(endsOn),
    reason,
    team: JSON.stringify(team),
    proposed_by: actor.userId,
    proposed_at: now,
    expires_at: new Date(lastMoment),
  })
  if (!isNew) throw unprocessable({}, kind === 'MOVE' ? transferMessages.alreadyOpen : transferMessages.alreadyShared)
  const transfer = await wantedTransfer(tx, id)
  const after = { account: account.code, from: account.brokerage, to, effectiveOn, endsOn }
  return { transfer, entry: await stepEntry(tx, platform, transfer, { step: 'PROPOSE', after }) }
}
