import { endedBefore } from '@portico/contract/areas/calendar/repeat.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { seriesColumnsOf } from '../add-event.ts'
import type { EventRow } from '../calendar-event.view.ts'
import { dropSkips, updateEvent } from '../calendar-events.store.ts'
import { seriesOf } from '../occurrences.ts'

/** Ends a series before an occurrence other than its first. Returns false if it has changed since it was read. */
export async function endSeries(tx: Tx, account: string, row: EventRow, number: number): Promise<boolean> {
  const series = seriesOf(row)
  const columns = seriesColumnsOf({ day: series.day, ...endedBefore(series, number) })
  if (!(await updateEvent(tx, account, row, columns))) return false
  await dropSkips(tx, account, row.id, number)
  return true
}
