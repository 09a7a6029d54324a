import { isScheduleType, nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { dataFile, mostLines } from '../data-file.ts'
import { possibleDuplicatesView } from './possible-duplicates.view.ts'

const headings = ['What they share', 'Places', 'Account', 'Account code', 'Record', 'Schedule', 'Dismissed because']

/** The listed possible duplicates as a CSV file, one line for each place. */
export const exportPossibleDuplicates: Handler<'GET /api/brokerages/{brokerCode}/possible-duplicates/export'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, limit: mostLines }
  const { items } = await context.read((tx) => possibleDuplicatesView(tx, asked))
  const lines = items.flatMap(({ label, places, members, dismissed }) =>
    members.map((member) => [
      label,
      places,
      member.companyName,
      member.account,
      member.label,
      member.scheduleType !== null && isScheduleType(member.scheduleType) ? nameOfType(member.scheduleType) : null,
      dismissed?.reason ?? null,
    ]),
  )
  return dataFile(context, 'possible duplicates', [headings, lines])
}
