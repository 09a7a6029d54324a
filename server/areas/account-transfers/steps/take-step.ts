import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import {
  afterStep,
  type TransferProgress,
  type TransferSide,
  type TransferStep,
} from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { forgetAccounts } from '../../../platform/access/forget-accounts.ts'
import type { Row, RowChanges } from '../../../platform/database/rows.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { Entry, WriteTx } from '../../../platform/write.ts'
import { entryOfSecond, stepEntry } from './step-entry.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'

type Stored = Row<'account_transfers'>

/** A step taken by a person or by the portal. */
interface Taken {
  readonly step: TransferStep
  readonly by?: string | undefined
  readonly side?: TransferSide
  readonly reason?: string
  readonly changes?: RowChanges<'account_transfers'>
  /** More details for the audit. */
  readonly after?: object
}

const progressOf = ({ kind, state, from_confirmed_at: from, to_confirmed_at: to }: Stored): TransferProgress => ({
  kind,
  state,
  isConfirmedFrom: from !== null,
  isConfirmedTo: to !== null,
})

interface Step {
  readonly transfer: AccountTransfer
  /** To be recorded, with emails and events. */
  readonly entry: Entry
}

const endings: ReadonlySet<TransferStep> = new Set(['DECLINE', 'WITHDRAW', 'EXPIRE', 'END'])

/** Takes a step of a locked transfer; rejected if it is not possible. */
export async function takeStep(
  tx: WriteTx,
  platform: Platform,
  stored: Stored,
  { step, by, side, reason, changes = {}, after = {} }: Taken,
): Promise<Step> {
  const next = afterStep(progressOf(stored), step)
  if (next === undefined) throw unprocessable({}, errorOf(stored, step))
  const now = platform.now()
  const ended = { ended_by: by ?? null, ended_side: side ?? null, ended_at: now, end_reason: reason ?? null }
  const key = { id: stored.id, version: stored.version }
  const saved = { ...changes, state: next.state, ...(endings.has(step) && ended) }
  await updateAtVersion(tx, 'account_transfers', key, saved)
  const transfer = await wantedTransfer(tx, stored.id)
  if (stored.kind === 'SHARE') {
    await forgetAccounts(tx)
    await tx.record(entryOfSecond(transfer, step))
  }
  const entry = await stepEntry(tx, platform, transfer, {
    step,
    before: { state: stored.state },
    after: { ...after, state: next.state, side, reason },
  })
  return { transfer, entry }
}

function errorOf({ state }: Stored, step: TransferStep): string {
  if (step === 'END') return transferMessages.notShared
  if (state === 'IN_FORCE') return transferMessages.isShared
  const isConsent = step === 'CONFIRM_FROM' || step === 'CONFIRM_TO'
  return isConsent && (state === 'PROPOSED' || state === 'AGREED')
    ? transferMessages.alreadyConfirmed
    : transferMessages.notOpen
}
