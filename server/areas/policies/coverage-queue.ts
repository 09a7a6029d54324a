import type { Platform } from '../../platform/platform.ts'
import type { WriteTx } from '../../platform/write.ts'

/** Where areas above take up that the policies of an account cover something else, be it by their limits or their dates. */
export const coverageQueue = 'policy-coverage'

/** Where certificates take up the same: a queue has one handler. */
export const statedCoverageQueue = 'stated-coverage'

export interface CoverageChange {
  readonly account: string
}

interface Changed {
  readonly account: CoverageChange
  readonly platform: Pick<Platform, 'jobs'>
}

/** Has the areas above take up a change of what is covered, once the transaction stands. */
export async function queueCoverageChange(tx: WriteTx, { account: { account }, platform }: Changed): Promise<void> {
  await platform.jobs.enqueue(tx, coverageQueue, { account } satisfies CoverageChange)
  await platform.jobs.enqueue(tx, statedCoverageQueue, { account } satisfies CoverageChange)
}
