import type { Platform } from '../../../platform/platform.ts'
import { recheckClassCodes } from './recheck-class-codes.ts'
import { recheckRows } from './recheck-rows.ts'
import { addUpTotals } from './totals/add-up-totals.ts'

/** What schedules have done in the background when their columns or the tables of class codes change, and from time to time. */
export function keepColumns(platform: Platform): void {
  recheckRows(platform)
  recheckClassCodes(platform)
  addUpTotals(platform)
}
