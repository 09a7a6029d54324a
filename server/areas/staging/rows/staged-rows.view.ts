import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { StagedRow, StagedSchedule } from '@portico/contract/areas/staging/staging.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { tabKey } from './row-labels.ts'

/** A row's values by column; empty cells are missing. */
type Cells = Readonly<Record<string, string>>

/** A row to push: the client's values against those of the agency management system, with its current decision. */
export interface RowOnItsWay extends Pick<StagedRow, 'key' | 'mark' | 'isConflict' | 'decision' | 'by'> {
  readonly incoming: Cells | null
  readonly held: Cells | null
  readonly pushed: Cells | null
  readonly at: Date | null
}

/**
 * Rows that differ between the client and the agency management system. A row the client lacks counts only if it was
 * pushed before: the system's own rows are left alone. Full joins use hash or merge: a plan from before the tables grew
 * cannot compare each row with each.
 */
const onTheirWay = (account: string): RawBuilder<unknown> => sql`
  select way.*, case when seen = mark then kind end as decided
  from (
    select key, now.cells as incoming, now.rank, now.changed_at, now.changed_by, there.held, there.pushed,
      there.held is distinct from there.pushed as conflict, md5(concat(now.cells, '|', there.held)) as mark,
      decision.mark as seen, decision.kind, decision.comment, decision.decided_by, decision.decided_at
    from (select concat_ws(':', 'schedule', schedule_type, tab_id, row_id) as key, cells, rank, changed_at, changed_by
      from schedule_rows where account_code = ${account}) now
    full join (select key, held, pushed from staging_values
      where account_code = ${account} and starts_with(key, 'schedule:')) there using (key)
    full join (select * from staging_decisions where account_code = ${account}) decision using (key)
    where now.cells is distinct from there.held and (now.cells is not null or there.pushed is not null)
  ) way`

/** The tabs that have rows on their way, with how many. */
export async function stagedSchedules(tx: Tx, account: string): Promise<StagedSchedule[]> {
  const { rows } = await sql<Omit<StagedSchedule, 'key' | 'name'> & { tabName: string | null }>`
    select type as "scheduleType", staged."tabId", name as "tabName", mark, added, changed, removed, conflicts, accepted,
      open, "openConflicts"
    from (
      select split_part(key, ':', 2) as type, split_part(key, ':', 3)::integer as "tabId",
        md5(string_agg(mark, '' order by key)) as mark,
        count(*) filter (where held is null)::integer as added,
        count(*) filter (where held is not null and incoming is not null)::integer as changed,
        count(*) filter (where incoming is null)::integer as removed,
        count(*) filter (where conflict)::integer as conflicts,
        count(*) filter (where decided = 'ACCEPTED')::integer as accepted,
        count(*) filter (where decided is null)::integer as open,
        count(*) filter (where decided is null and conflict)::integer as "openConflicts"
      from (${onTheirWay(account)}) way group by 1, 2
    ) staged left join schedule_tabs tab
      on tab.account_code = ${account} and tab.schedule_type = staged.type and tab.tab_id = staged."tabId"
    order by type, "tabId"`.execute(tx.db)
  return rows.map(({ tabName, ...staged }) => ({
    ...staged,
    key: tabKey(staged.scheduleType, staged.tabId),
    name: nameOfTab(staged, tabName),
  }))
}

function nameOfTab(
  { scheduleType, tabId }: Pick<StagedSchedule, 'scheduleType' | 'tabId'>,
  name: string | null,
): string {
  const type = nameOfType(scheduleType)
  return tabId === noTab ? type : `${type}: ${name ?? 'deleted tab'}`
}

/** Which rows to push are requested. */
export type Asked =
  | { readonly keys: readonly string[] }
  | { readonly accepted: true; readonly limit: number }
  | { readonly tab: string; readonly offset: number; readonly limit: number }

/** Rows on their way: what was changed in both first, then in the order of their tab. */
export async function stagedRows(tx: Tx, account: string, asked: Asked): Promise<RowOnItsWay[]> {
  const { rows } = await sql<RowOnItsWay>`select key, mark, incoming, held, pushed, conflict as "isConflict",
      case when incoming is null then ${ofRemoval(account, 'changed_at')} else changed_at end as at,
      (select name from person_names where id = case when incoming is null then ${ofRemoval(account, 'changed_by')} else changed_by end) as by,
      case when decided is not null then jsonb_build_object('kind', decided, 'comment', comment,
        'by', (select name from person_names where id = decided_by),
        'at', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as decision
    from (${onTheirWay(account)}) way where ${wanted(asked)}`.execute(tx.db)
  return rows
}

/** For a row the client no longer has: when or by which user it was last removed. */
const ofRemoval = (account: string, column: 'changed_at' | 'changed_by'): RawBuilder<unknown> => sql`
  (select gone.${sql.ref(column)} from schedule_row_changes gone
    where gone.account_code = ${account} and schedule_type = split_part(way.key, ':', 2)
      and tab_id = split_part(way.key, ':', 3)::integer and row_id = split_part(way.key, ':', 4)::uuid
      and gone.kind = 'removed'
    order by change_no desc limit 1)`

function wanted(asked: Asked): RawBuilder<unknown> {
  const order = sql`order by conflict desc, rank nulls last, key`
  if ('keys' in asked) return sql`key = any(${[...asked.keys]}::text[])`
  if ('accepted' in asked) return sql`decided = 'ACCEPTED' ${order} limit ${asked.limit}`
  return sql`starts_with(key, ${`${asked.tab}:`}) ${order} limit ${asked.limit} offset ${asked.offset}`
}

/** Keys and marks of the rows of a tab: those that are to decide, or those that are decided. */
export async function rowsOfTab(
  tx: Tx,
  account: string,
  tab: string,
  state: 'OPEN' | 'DECIDED',
): Promise<{ key: string; mark: string }[]> {
  const { rows } = await sql<{ key: string; mark: string }>`select key, mark from (${onTheirWay(account)}) way
    where starts_with(key, ${`${tab}:`}) and (decided is null) = ${state === 'OPEN'}`.execute(tx.db)
  return rows
}

/** The client's action on a row to push. */
export const kindOf = ({ incoming, held }: Pick<RowOnItsWay, 'incoming' | 'held'>): StagedRow['kind'] =>
  incoming === null ? 'removed' : held === null ? 'added' : 'changed'
