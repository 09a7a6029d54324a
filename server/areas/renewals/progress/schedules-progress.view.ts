import { againstTargets, type LineTarget } from '@portico/contract/areas/schedules/completeness/completeness-targets.ts'
import { nameOfType, scheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { meanPercent } from './mean-percent.ts'
import type { Asked, SectionProgress } from './section-progress.ts'

interface TabRow extends Pick<ScheduleSummary, 'tabId' | 'tabName' | 'rows' | 'errors' | 'hardErrors'> {
  readonly type: ScheduleType
}

const isType = (type: string): type is ScheduleType => Object.hasOwn(scheduleTypes, type)

/** The schedules that the account keeps: each must hold rows without contradictions. It is ready at its target. */
export async function schedulesProgress(
  tx: Tx,
  { access: { account }, scheduleTypes: stored, lines, effectiveOn }: Asked,
): Promise<SectionProgress> {
  const types = stored.filter(isType).filter((type) => scheduleTypes[type].slug !== null)
  const of = [tx, account, types] as const
  const [tabs, changed, targets] = await Promise.all([tabsView(...of), changedSince(...of), targetsView(tx)])
  const renewed = { lines: lines.map(({ line }) => line), effectiveOn }
  const parts = types.map((type) => againstTargets(targets, renewed, partOf(type, tabs)))
  return {
    percent: meanPercent(parts.map(({ ready }) => ({ percent: ready }))),
    blockers: [
      ...tabs.flatMap(blockersOf),
      ...parts.flatMap(({ open, link }) => (open === null ? [] : [{ text: open, link, isHard: false }])),
    ],
    parts: parts.map(({ name, link, percent }) => ({ name, link, percent })),
    changed,
  }
}

async function targetsView(tx: Tx): Promise<LineTarget[]> {
  const { rows } = await sql<LineTarget>`select line, percent, days_before as "daysBefore"
    from completeness_targets`.execute(tx.db)
  return rows
}

const linkOf = (type: ScheduleType): string => `schedules/${scheduleTypes[type].slug}`

/** Issue counts are stored with each change, so no rows are read. */
async function tabsView(tx: Tx, account: string, types: readonly ScheduleType[]): Promise<TabRow[]> {
  const { rows } = await sql<TabRow>`select schedule_type as type, tab_id as "tabId", name as "tabName",
      row_count as rows, errors, hard_errors as "hardErrors"
    from schedule_tabs
    where account_code = ${account} and schedule_type = any(${[...types]}::text[]) and (name is not null or row_count > 0)
    order by schedule_type, tab_id`.execute(tx.db)
  return rows
}

/** How much of a schedule is free of errors. */
function partOf(type: ScheduleType, tabs: readonly TabRow[]) {
  const own = tabs.filter((tab) => tab.type === type)
  const rows = own.reduce((sum, tab) => sum + tab.rows, 0)
  const invalid = own.reduce((sum, tab) => sum + Math.min(tab.rows, tab.errors + tab.hardErrors), 0)
  return {
    type,
    name: nameOfType(type),
    link: linkOf(type),
    percent: rows === 0 ? 0 : Math.floor(((rows - invalid) / rows) * 100),
    hasRows: rows > 0,
  }
}

function blockersOf({ type, tabId, tabName, errors, hardErrors }: TabRow) {
  const place = tabName === null ? nameOfType(type) : `${nameOfType(type)}, ${tabName}`
  const link = tabName === null ? linkOf(type) : `${linkOf(type)}/${tabId}`
  const counted = (count: number, kind: string) => `${place}: ${count === 1 ? `1 ${kind}` : `${count} ${kind}s`}`
  return [
    ...(hardErrors > 0 ? [{ text: counted(hardErrors, 'blocking error'), link, isHard: true }] : []),
    ...(errors > 0 ? [{ text: counted(errors, 'error'), link, isHard: false }] : []),
  ]
}

/**
 * Values that differ from the last bound snapshot, or submitted one if none was bound; an added or removed row counts
 * as one. Null without a snapshot. Rows not edited since it was taken are skipped.
 */
async function changedSince(tx: Tx, account: string, types: readonly ScheduleType[]): Promise<number | null> {
  const ofTypes = sql`account_code = ${account} and schedule_type = any(${[...types]}::text[])`
  const { rows } = await sql<{ changed: number | null }>`
    with last as (
      select snapshot_number as number, taken_at from schedule_snapshots where account_code = ${account}
      order by snapshot_type = 'BOUND' desc, snapshot_number desc limit 1),
    touched as (
      select schedule_type, tab_id, row_id, cells from schedule_rows where ${ofTypes}
        and changed_at > (select taken_at from last)
      union all
      select distinct schedule_type, tab_id, row_id, null::jsonb from schedule_row_changes where ${ofTypes}
        and kind = 'removed' and changed_at > (select taken_at from last)
        and not exists (select from schedule_rows where schedule_rows.account_code = schedule_row_changes.account_code
          and schedule_rows.schedule_type = schedule_row_changes.schedule_type
          and schedule_rows.tab_id = schedule_row_changes.tab_id and schedule_rows.row_id = schedule_row_changes.row_id)),
    compared as (
      select touched.cells as now, (
        select states.cells from schedule_row_states states
        where states.account_code = ${account} and states.schedule_type = touched.schedule_type
          and states.tab_id = touched.tab_id and states.row_id = touched.row_id
          and states.snapshot_number <= (select number from last)
        order by states.snapshot_number desc limit 1) as before
      from touched)
    select case when exists (select from last) then (
      select coalesce(sum(case when now is null or before is null then 1 else (
        select count(*) from jsonb_each(now) own full join jsonb_each(before) old using (key)
        where own.value is distinct from old.value) end), 0)::int
      from compared where now is distinct from before) end as changed`.execute(tx.db)
  return rows[0]!.changed
}
