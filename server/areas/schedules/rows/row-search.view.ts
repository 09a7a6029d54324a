import { rowLabel, searchedColumns, typesWithPage } from '@portico/contract/areas/schedules/row-search.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { sql } from 'kysely'
import type { Search, Searcher } from '../../../platform/area.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { containing } from '../../../platform/text-search.ts'
import { featuresView } from '../../features/features.public.ts'
import { mayEditSchedules } from '../schedule.access.ts'

interface FoundRow {
  readonly rowId: string
  readonly scheduleType: ScheduleType
  readonly tabId: number
  readonly cells: Readonly<Record<string, string>>
  readonly match: string
}

/** Rows that have a text in a name, a number or a VIN, of the schedules that the account uses and that have a page. */
export async function rowResults(
  tx: Tx,
  { account: standing }: Searcher,
  { text, limit }: Search,
): Promise<SearchResults['rows']> {
  if (!mayEditSchedules(standing)) return []
  const types = typesWithPage(effectiveValue(await featuresView(tx, standing), 'SCHEDULES_TO_SHOW'))
  if (types.length === 0) return []
  const searched = sql.join(types.map((type) => sql`(${type}::text, ${[...searchedColumns(type)]}::text[])`))
  const { rows } = await sql<FoundRow>`select row_id as "rowId", schedule_type as "scheduleType", tab_id as "tabId",
      cells, matching.value as match
    from schedule_rows
    join (values ${searched}) searched (type, columns) on searched.type = schedule_type
    join lateral (select cells ->> key as value from unnest(columns) key
      where lower(cells ->> key) like ${containing(text)} limit 1) matching on true
    where account_code = ${standing.account}
    order by schedule_type, tab_id, rank limit ${limit}`.execute(tx.db)
  return rows.map(({ cells, ...row }) => ({ ...row, label: rowLabel(row.scheduleType, cells) }))
}
