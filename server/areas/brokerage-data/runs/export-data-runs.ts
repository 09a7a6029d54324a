import { runKinds, runResults } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import { isScheduleType, nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import { dataFile, mostLines } from '../data-file.ts'
import { dataRunsView } from './data-runs.view.ts'

const headings = [
  'Started',
  'Started by',
  'Kind',
  'File',
  'Account',
  'Account code',
  'Schedule',
  'Result',
  'Rows',
  'Failed rows',
  'Message',
]

/** The listed runs of a brokerage as a CSV file. */
export const exportDataRuns: Handler<'GET /api/brokerages/{brokerCode}/data-runs/export'> = async (
  context,
  { query },
) => {
  const asked = {
    ...query,
    brokerage: context.brokerage.brokerage,
    now: context.platform.now(),
    limit: mostLines,
  }
  const { items } = await context.read((tx) => dataRunsView(tx, asked))
  const lines = items.map((run) => [
    americanDay(dayIn(context.brokerage.timeZone, new Date(run.startedAt))),
    run.startedByName,
    runKinds[run.kind],
    run.name,
    run.companyName,
    run.account,
    run.scheduleType !== null && isScheduleType(run.scheduleType) ? nameOfType(run.scheduleType) : null,
    runResults[run.result],
    run.rows,
    run.failedRows,
    run.message,
  ])
  return dataFile(context, 'imports', [headings, lines])
}
