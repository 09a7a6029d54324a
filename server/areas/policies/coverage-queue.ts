import type { Platform } from '../../platform/platform.ts'
import type { WriteTx } from '../../platform/write.ts'

/** Notifies higher areas when an account's insurance changes, by limits or dates. */
export const coverageQueue = 'policy-coverage'

/** The same for certificates: a queue has only one handler. */
export const statedCoverageQueue = 'stated-coverage'

interface CoverageChange {
  readonly account: string
}

interface Changed {
  readonly account: CoverageChange
  readonly platform: Pick<Platform, 'jobs'>
}

/** Notifies higher areas of a coverage change after commit. */
export async function queueCoverageChange(tx: WriteTx, { account: { account }, platform }: Changed): Promise<void> {
  await platform.jobs.enqueue(tx, coverageQueue, { account } satisfies CoverageChange)
  await platform.jobs.enqueue(tx, statedCoverageQueue, { account } satisfies CoverageChange)
}
