import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { TransferObstacle } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { ServerArea } from '../../../platform/area.ts'
import type { DepartingRows } from '../../../platform/records/departing-rows.ts'
import { type Row, updateRow } from '../../../platform/database/rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import { inSequence, write, type WriteTx } from '../../../platform/write.ts'
import { obstaclesOf, shareObstaclesOf } from '../proposing/preview.view.ts'
import { stepEntry } from '../steps/step-entry.ts'
import { takeStep } from '../steps/take-step.ts'
import { lockAccount, lockOpenShare, lockTransfer } from '../transfers.store.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'
import { moveAccount } from './move-account.ts'
import { dueTransfers, isReminderDue, lastTry } from './waiting-transfers.view.ts'

const queue = 'account-transfers'

/** What `takeStep` takes, after the transaction. */
type TakenStep = Parameters<typeof takeStep> extends [unknown, ...infer Rest] ? Rest : never

type Departing = readonly DepartingRows[]

/** Every few minutes: carries out what both brokerages agreed on, ends what is over or was not confirmed, and reminds. */
export function scheduleTransfers(platform: Platform, declared: readonly ServerArea[]): void {
  const departing = declared.flatMap((area) => area.departing ?? [])
  platform.jobs.work(queue, (_, { id }) => carryOutTransfers(platform, departing, id))
  platform.jobs.schedule(queue, '*/5 * * * *')
}

/** Nothing is to be done after all: another process was first, or the same still stops a transfer. */
class PassedOver extends Error {}

/** Carries out due transfers, each in its own transaction, so that a failing one does not block the others. */
export async function carryOutTransfers(platform: Platform, departing: Departing, jobId: string): Promise<void> {
  const due = await platform.database.read('system', (tx) => dueTransfers(tx, platform.now()))
  const failed: unknown[] = []
  await inSequence(due, (id) =>
    carryOut(platform, departing, { id, jobId }).catch((error: unknown) => {
      if (!(error instanceof PassedOver)) failed.push(error)
    }),
  )
  if (failed.length > 0) throw failed[0]
}

const carryOut = (platform: Platform, departing: Departing, { id, jobId }: { id: string; jobId: string }) =>
  write(platform, { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined }, async (tx) => {
    await doDue(tx, platform, departing, await lockTransfer(tx, id))
    return { status: 204 }
  })

const take = async (tx: WriteTx, ...step: TakenStep): Promise<void> => tx.record((await takeStep(tx, ...step)).entry)

async function doDue(
  tx: WriteTx,
  platform: Platform,
  departing: Departing,
  stored: Row<'account_transfers'>,
): Promise<void> {
  const now = platform.now()
  if (stored.state === 'PROPOSED' && stored.expires_at <= now) {
    await take(tx, platform, stored, { step: 'EXPIRE', reason: 'Not confirmed in time' })
    return
  }
  if (!isOpen(stored.state)) throw new PassedOver()
  if (stored.state === 'IN_FORCE') {
    if (stored.ends_at === null || stored.ends_at > now) throw new PassedOver()
    await take(tx, platform, stored, { step: 'END', reason: 'The end date has come' })
    return
  }
  if (stored.state === 'PROPOSED') {
    if (!isReminderDue(stored, now)) throw new PassedOver()
    await updateRow(tx, 'account_transfers', { id: stored.id }, { reminded_at: now })
    await tx.record(await stepEntry(tx, platform, await wantedTransfer(tx, stored.id), { step: 'REMIND' }))
    return
  }
  await doAgreed(tx, platform, departing, stored)
}

async function doAgreed(
  tx: WriteTx,
  platform: Platform,
  departing: Departing,
  stored: Row<'account_transfers'>,
): Promise<void> {
  const isMove = stored.kind === 'MOVE'
  const share = isMove ? await lockOpenShare(tx, stored.code) : undefined
  const account = await lockAccount(tx, stored.code)
  if (account === undefined || account.merged_into !== null || account.brokerage_code !== stored.from_code) {
    await take(tx, platform, stored, { step: 'EXPIRE', reason: 'The account is no longer available' })
    return
  }
  const way = { account: stored.code, from: stored.from_code, to: stored.to_code, team: stored.team }
  const obstacles = isMove ? await obstaclesOf(tx, way) : await shareObstaclesOf(tx, way)
  if (obstacles.length > 0) {
    await stop(tx, platform, stored, obstacles)
    return
  }
  if (!isMove) {
    await take(tx, platform, stored, { step: 'COMPLETE', changes: { done_at: platform.now(), obstacles: [] } })
    return
  }
  const { changes, after } = await moveAccount(tx, {
    stored,
    version: account.record_version,
    departing,
    at: platform.now(),
  })
  await take(tx, platform, stored, { step: 'COMPLETE', changes, after })
  if (share === undefined) return
  // The brokerage that agreed to share the account has it no longer.
  const step = share.state === 'IN_FORCE' ? 'END' : 'EXPIRE'
  await take(tx, platform, share, { step, reason: 'The account moved to another brokerage' })
}

/**
 * Pauses a transfer until its obstacles are removed, or ends it after too long. The same notification is not sent
 * twice.
 */
async function stop(
  tx: WriteTx,
  platform: Platform,
  stored: Row<'account_transfers'>,
  obstacles: TransferObstacle[],
): Promise<void> {
  if (platform.now() >= lastTry(stored.effective_at)) {
    await take(tx, platform, stored, {
      step: 'EXPIRE',
      reason: 'It was stopped for 14 days',
      changes: { obstacles },
    })
    return
  }
  if (stored.state === 'BLOCKED' && stored.obstacles.join() === obstacles.join()) throw new PassedOver()
  await take(tx, platform, stored, { step: 'STOP', changes: { obstacles }, after: { obstacles } })
}
