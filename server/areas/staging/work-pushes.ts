import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { JobRun } from '../../platform/jobs/job-queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { write, type WriteTx } from '../../platform/write.ts'
import { factBook } from '../applications/applications.public.ts'
import { change } from '../events/events.public.ts'
import type { AgencyRecord } from './agency-system/agency-system.ts'
import { agencySystemOf } from './agency-system/agency-system-of.ts'
import { isRowKey, rowLabels } from './rows/row-labels.ts'
import { textOf } from './staged-values.ts'
import { dropDecisions, endPush, lockStaging, markPushed, saveHeld } from './staging.store.ts'
import { pushUnderWay } from './staging.view.ts'

/** The queue of pushes to the agency management system. */
export const pushQueue = 'staging-pushes'

interface PushJob {
  readonly account: string
  readonly number: number
}

/** Pushes accepted values. Failures appear in the push log, where people can retry them once they know the reason. */
export function workPushes(platform: Platform): void {
  platform.jobs.work<PushJob>(pushQueue, async (push, run) => {
    const changes = await platform.database.read({ account: push.account }, (tx) =>
      pushUnderWay(tx, push.account, push.number),
    )
    if (changes === undefined) return
    try {
      const values = Object.fromEntries(Object.entries(changes).map(([key, { value }]) => [key, value]))
      await recordSent(platform, push, run, { values, held: await send(platform, push.account, values) })
    } catch (error) {
      await recordFailed(platform, push, run, error instanceof Error ? error.message : String(error))
    }
  })
}

/** Writes values to the agency management system, reads them back, and returns all of its data. */
async function send(platform: Platform, account: string, values: Sent['values']): Promise<AgencyRecord> {
  const agency = agencySystemOf(platform)
  const next = Object.entries({ ...(await agency.read(account)), ...values }).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value }],
  )
  const labels = await platform.database.read({ account }, async (tx) => {
    const rows = next.filter(({ key }) => isRowKey(key)).map(({ key, value }) => ({ key, cells: cellsIn(value) }))
    const facts = await factBook.known(tx, account)
    return new Map([...(await rowLabels(tx, account, rows)), ...facts.map(({ key, label }) => [key, label] as const)])
  })
  await agency.write(
    account,
    next.map(({ key, value }) => ({ key, label: labels.get(key) ?? key, value })),
  )
  const held = await agency.read(account)
  const lost = Object.entries(values).filter(([key, value]) => textOf(held[key] ?? null) !== textOf(value))
  if (lost.length > 0) throw new Error(stagingMessages.notKept(lost.length))
  return held
}

/** A row's cells; empty if someone wrote something else into the agency management system. */
const cellsIn = (value: AnswerValue): Cells => (typeof value === 'object' && !Array.isArray(value) ? value : {})

interface Sent {
  /** By key; null for a row that was removed. */
  readonly values: Readonly<Record<string, AnswerValue | null>>
  readonly held: AgencyRecord
}

async function recordSent(
  platform: Platform,
  { account, number }: PushJob,
  run: JobRun,
  { values, held }: Sent,
): Promise<void> {
  await byItself(platform, account, run, async (tx) => {
    const keys = Object.keys(values)
    await lockStaging(tx, account)
    await saveHeld(tx, account, held, platform.now())
    await markPushed(tx, account, keys)
    await dropDecisions(tx, account, keys)
    await endPush(tx, account, number, { state: 'SENT', fault: null, ended_at: platform.now() })
    await tx.record({
      action: 'staging.sent',
      subject: { type: 'staging', id: account },
      after: { name: `Push ${number}`, values: keys.length },
      internal: true,
      events: [change(account, 'staging')],
    })
  })
}

async function recordFailed(
  platform: Platform,
  { account, number }: PushJob,
  run: JobRun,
  fault: string,
): Promise<void> {
  await byItself(platform, account, run, async (tx) => {
    await endPush(tx, account, number, { state: 'FAILED', fault, ended_at: platform.now() })
    await tx.record({
      action: 'staging.fail',
      subject: { type: 'staging', id: account },
      after: { name: `Push ${number}`, fault },
      internal: true,
      events: [change(account, 'staging')],
    })
  })
}

/** A write by the portal itself. */
const byItself = (platform: Platform, account: string, { id }: JobRun, work: (tx: WriteTx) => Promise<void>) =>
  write(platform, { userId: undefined, requestId: id, scope: { account }, idempotency: undefined }, async (tx) => {
    await work(tx)
    return { status: 204 }
  })
