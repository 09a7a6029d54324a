import type { Platform } from '../../../../platform/platform.ts'
import { addUpMoves } from './totals.store.ts'

const queue = 'schedule-totals'

/**
 * Every ten minutes, once no matter how many servers run: adds up the row counts, so that few moves wait to be read.
 */
export function addUpTotals({ jobs, database }: Platform): void {
  jobs.work(queue, () => database.write('system', addUpMoves))
  jobs.schedule(queue, '*/10 * * * *')
}
