import type { Platform } from '../../platform/platform.ts'
import { recheckClassCodes } from './columns/recheck-class-codes.ts'
import { recheckRows } from './columns/recheck-rows.ts'
import { checkSchedules } from './findings/check-schedules.ts'
import { recheckItemLimits } from './findings/recheck-item-limits.ts'

/** Registers the jobs that go over all rows: checks of whole tabs, and new ones when columns, codes or policies change. */
export function keepSchedules(platform: Platform): void {
  checkSchedules(platform)
  recheckItemLimits(platform)
  recheckRows(platform)
  recheckClassCodes(platform)
}
