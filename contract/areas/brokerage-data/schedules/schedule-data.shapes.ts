import { z } from 'zod'
import { policyTypeCodes } from '../../policies/policy-types.ts'
import { ScheduleType } from '../../schedules/schedule-type.shapes.ts'

/** Rows unchanged for this many months are stale. */
export const staleMonths = 12

/** The most schedules that a file holds. */
export const exportedSchedules = 20_000

export const dataFilters = {
  BELOW: 'Below target',
  ERRORS: 'With errors',
  OUTLIERS: 'With outliers',
  STALE: 'Stale',
  BLANK: 'Nothing entered',
} as const

const DataFilter = z.enum(['BELOW', 'ERRORS', 'OUTLIERS', 'STALE', 'BLANK'])

/** What the data of a brokerage is narrowed by. */
export const DataQuery = z.object({
  search: z.string().max(100).optional(),
  scheduleType: ScheduleType.optional(),
  line: z
    .string()
    .refine((line) => policyTypeCodes.includes(line), 'must be the code of a policy type')
    .optional()
    .meta({ description: 'Schedules that this line of the account is underwritten on' }),
  show: DataFilter.optional(),
})

const count = z.number().int()

/** One schedule of an account: how complete it is, and what was found in it. */
export const ScheduleData = z
  .object({
    account: z.string(),
    companyName: z.string(),
    scheduleType: ScheduleType,
    lines: z.array(z.string()).meta({ description: 'Lines of the account that are underwritten on the schedule' }),
    tabId: count.nullable().meta({ description: 'The tab with the most issues; null without rows' }),
    rows: count,
    percent: count.meta({ description: 'Rows without errors, in percent' }),
    target: z.number().int().nullable().meta({ description: 'The percentage wanted; null without a target' }),
    dueOn: z.iso.date().nullable().meta({ description: 'Null without a target or a renewal under way' }),
    isBelow: z.boolean(),
    blockingErrors: count,
    errors: count,
    outliers: count,
    limitsToReview: count,
    changedAt: z.iso.datetime().nullable(),
    isStale: z.boolean(),
  })
  .meta({ id: 'ScheduleData' })

/** Totals over all schedules that match the filter, on every page. */
export const ScheduleDataTotals = z
  .object({
    schedules: count,
    accounts: count,
    below: count,
    withErrors: count,
    withOutliers: count,
    stale: count,
    blank: count,
  })
  .meta({ id: 'ScheduleDataTotals' })

export type DataQuery = z.infer<typeof DataQuery>
export type ScheduleData = z.infer<typeof ScheduleData>
export type ScheduleDataTotals = z.infer<typeof ScheduleDataTotals>
