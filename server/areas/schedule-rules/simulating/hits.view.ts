import type { RuleHit, ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { rowLabel } from '@portico/contract/areas/schedules/row-search.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'

interface HitRow extends Omit<RuleHit, 'label'> {
  readonly place: number
}

const isPlace = (text: string): boolean => /^\d{1,9}$/.test(text)

/** A page of a simulation's matching rows with their current values. Rows deleted since are skipped. */
export async function hitsView(
  tx: Tx,
  { id, scheduleType, conditions, requirement }: ScheduleRule,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: RuleHit[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isPlace])
  const { rows } = await sql<HitRow>`select hits.place, hits.account_code as account, company_name as "companyName",
      brokerage_code as brokerage, hits.tab_id as "tabId", tabs.name as "tabName", hits.row_id as "rowId", found.cells
    from schedule_rule_hits hits
    join accounts on accounts.code = hits.account_code and deleted_at is null
    join schedule_tabs tabs on tabs.account_code = hits.account_code and tabs.schedule_type = ${scheduleType}
      and tabs.tab_id = hits.tab_id
    join schedule_rows found on found.account_code = hits.account_code and found.schedule_type = ${scheduleType}
      and found.tab_id = hits.tab_id and found.row_id = hits.row_id
    where rule_id = ${id} ${place === undefined ? sql`` : sql`and hits.place > ${Number(place[0])}`}
    order by hits.place limit ${limit + 1}`.execute(tx.db)
  const named = new Set([...conditions, requirement].map(({ column }) => column))
  const privacy = new CellPrivacy(scheduleType, false)
  const items = rows.slice(0, limit).map(({ place: _place, cells, ...hit }) => ({
    ...hit,
    label: rowLabel(scheduleType, cells),
    cells: privacy.cells(Object.fromEntries(Object.entries(cells).filter(([column]) => named.has(column)))),
  }))
  const last = rows[limit - 1]
  return { items, nextCursor: rows.length > limit && last ? writeCursor([String(last.place)]) : null }
}
