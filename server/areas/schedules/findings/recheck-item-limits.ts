import type { Platform } from '../../../platform/platform.ts'
import { coverageQueue } from '../../policies/policies.public.ts'
import { checkAgain } from './ask-for-checks.ts'

/** Checks equipment against the per-item limit again when the policies of its account change. */
export function recheckItemLimits(platform: Platform): void {
  platform.jobs.work<{ readonly account: string }>(coverageQueue, ({ account }) =>
    platform.database.write({ account }, (tx) => checkAgain(tx, platform, account, ['EQUIPMENT'])),
  )
}
