import type { Platform } from '../../../platform/platform.ts'
import { inForceQueue, type TableChange } from '../../lookups/lookups.public.ts'
import { classSchedulesView } from './class-schedules.view.ts'
import { recheckQueue, type Recheck } from './recheck-rows.ts'

/** Looks up the class codes of existing rows again, schedule by schedule, when another table becomes active. */
export function recheckClassCodes({ jobs, database }: Platform): void {
  jobs.work<TableChange>(inForceQueue, async ({ kind }) => {
    await database.write('system', async (tx) => {
      for (const schedule of await classSchedulesView(tx, kind)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
        await jobs.enqueue(tx, recheckQueue, schedule satisfies Recheck)
      }
    })
  })
}
