import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { sealStart } from '../../placement/placement.public.ts'
import { replaceLines, retireEnded } from './cycle.store.ts'
import { expiringLines } from './expiring-policies.view.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'

interface Beginning {
  readonly account: string
  readonly effectiveOn: string
  /** Null if the portal starts it. */
  readonly startedBy: string | null
}

/**
 * Starts a renewal with the expiring lines, and its placement record; returns its audit entry, or undefined if there is
 * a current one for that day.
 */
export async function beginCycle(
  tx: Tx,
  { now }: Pick<Platform, 'now'>,
  { account, effectiveOn, startedBy }: Beginning,
): Promise<Entry | undefined> {
  const at = now()
  const cycle = {
    account_code: account,
    id: newId(at),
    effective_on: effectiveOn,
    started_by: startedBy,
    created_at: at,
  }
  if (!(await insertIfAbsent(tx, 'renewal_cycles', { ...cycle, closed_reason: null }))) return undefined
  await retireEnded(tx, account, effectiveOn)
  const lines = (await expiringLines(tx, account, effectiveOn)).map((line) => ({ id: newId(at), ...line }))
  await replaceLines(tx, cycle, lines)
  const codes = lines.map(({ line }) => line)
  await sealStart(tx, account, cycle.id, codes)
  return {
    action: 'renewal.start',
    subject: { type: 'renewal', id: cycle.id },
    after: { effectiveOn, stage: 'KICKOFF', lines: codes },
    events: [change(account, 'renewals')],
  }
}
