import type { ScheduleColumns } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { changesFindings } from '@portico/contract/areas/schedules/columns/narrowing.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stale } from '../../../platform/error-response.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { brokerageChange } from '../../events/events.public.ts'
import type { Change } from '../tabs/tab.store.ts'
import { saveSettings, type ColumnsOf, type Decided } from './columns.store.ts'
import { columnsView } from './columns.view.ts'
import { recheckQueue, type Recheck } from './recheck-rows.ts'

interface Saving {
  readonly of: ColumnsOf
  readonly before: ScheduleColumns
  readonly decided: Decided
  readonly by: Change
}

/** Saves settings, and returns the audit entry. Affected rows are checked in the background. */
export async function saveColumns(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  { of, before, decided, by }: Saving,
): Promise<Entry> {
  if (!(await saveSettings(tx, of, decided, by))) throw stale(await columnsView(tx, of))
  await deleteRow(tx, 'schedule_column_proposals', { brokerage_code: of.brokerage, schedule_type: of.type })
  const shown = ({ settings }: Decided) => shownColumns(columnsOf(of.type), settings)
  if (changesFindings(shown(before), shown(decided)))
    await jobs.enqueue(tx, recheckQueue, { brokerage: of.brokerage, type: of.type } satisfies Recheck)
  return {
    action: 'schedule_columns.change',
    subject: { type: 'schedule_columns', id: `${of.brokerage}/${of.type}` },
    before: { settings: before.settings },
    after: { settings: decided.settings },
    events: [brokerageChange(of.brokerage, 'schedule-columns')],
  }
}
