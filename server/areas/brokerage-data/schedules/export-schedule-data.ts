import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { ScheduleData } from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { dayIn, todayOf } from '../../../platform/dates/today.ts'
import { dataFile, mostLines } from '../data-file.ts'
import { scheduleDataView } from './schedule-data.view.ts'

/** The schedules that a filter shows, as a CSV file. */
export const exportScheduleData: Handler<'GET /api/brokerages/{brokerCode}/schedule-data/export'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, today: todayOf(context), limit: mostLines }
  const { items } = await context.read((tx) => scheduleDataView(tx, asked))
  return dataFile(context, 'data', [headings, items.map((item) => lineOf(item, context.brokerage.timeZone))])
}

const headings = [
  'Account',
  'Account code',
  'Schedule',
  'Lines',
  'Rows',
  'Completeness (%)',
  'Target (%)',
  'Due',
  'Blocking errors',
  'Errors',
  'Outliers',
  'Limits to review',
  'Last changed',
  'Stale',
]

const lineOf = (data: ScheduleData, timeZone: string): (string | number | null)[] => [
  data.companyName,
  data.account,
  nameOfType(data.scheduleType),
  data.lines.map(policyTypeName).join(', '),
  data.rows,
  data.percent,
  data.target,
  data.dueOn === null ? null : americanDay(data.dueOn),
  data.blockingErrors,
  data.errors,
  data.outliers,
  data.limitsToReview,
  data.changedAt === null ? null : americanDay(dayIn(timeZone, new Date(data.changedAt))),
  data.isStale ? 'Y' : 'N',
]
