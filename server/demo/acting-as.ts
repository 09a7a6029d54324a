import type { AccountContext } from '../platform/context.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { accessIn } from '../platform/access/actor.ts'
import { portalTimeZone } from '../platform/dates/today.ts'

interface Acting {
  readonly userId: string
  readonly account: string
  readonly brokerage: string
}

/**
 * What the product's own handlers need to run as a person of the brokerage in the transaction that makes the
 * demonstration. It is made before anyone looks: nothing goes to the audit, the event stream, or the job queue.
 */
export function actingAs(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'database' | 'files' | 'now' | 'log' | 'secret'>,
  { userId, account, brokerage }: Acting,
): AccountContext {
  const actor = {
    userId,
    isAdmin: false,
    isViewer: false,
    accounts: new Map(),
    brokerages: new Map([[brokerage, ['ADVISOR']]]),
    timeZones: new Map(),
  }
  const quiet = { ...tx, record: () => Promise.resolve() }
  const context: Partial<Record<keyof AccountContext, unknown>> = {
    platform: { ...platform, jobs: { enqueue: () => Promise.resolve(), enqueueAll: () => Promise.resolve() } },
    actor,
    account: accessIn(actor as never, { code: account, brokerage, timeZone: portalTimeZone }),
    read: (work: (tx: Tx) => unknown) => work(tx),
    write: (work: (tx: typeof quiet) => unknown) => work(quiet),
  }
  return context as AccountContext
}
