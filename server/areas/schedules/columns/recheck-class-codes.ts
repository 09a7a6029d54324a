import type { Platform } from '../../../platform/platform.ts'
import { inForceQueue, type TableChange } from '../../lookups/lookups.door.ts'
import { classSchedulesView } from './class-schedules.view.ts'
import { recheckQueue, type Recheck } from './recheck-rows.ts'

/** Looks the class codes of standing rows up anew, schedule by schedule, where another table is in force. */
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
