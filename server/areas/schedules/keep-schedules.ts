import type { Platform } from '../../platform/platform.ts'
import { keepColumns } from './columns/keep-columns.ts'
import { checkSchedules } from './findings/check-schedules.ts'
import { recheckItemLimits } from './findings/recheck-item-limits.ts'

/** What is done for schedules in the background: rows are checked together, and anew where their columns or policies change. */
export function keepSchedules(platform: Platform): void {
  checkSchedules(platform)
  recheckItemLimits(platform)
  keepColumns(platform)
}
