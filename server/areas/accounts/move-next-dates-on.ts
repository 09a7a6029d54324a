import type { Platform } from '../../platform/platform.ts'
import { portalDay } from '../../platform/dates/today.ts'
import { refreshNextDates } from './accounts.store.ts'

const queue = 'next-effective-dates'

/** Every morning: when a policy has expired, the next active one sets the account's renewal date. */
export function moveNextDatesOn(platform: Platform): void {
  platform.jobs.work(queue, () => platform.database.write('system', (tx) => refreshNextDates(tx, portalDay(platform))))
  platform.jobs.schedule(queue, '10 10 * * *')
}
