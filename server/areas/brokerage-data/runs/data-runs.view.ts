import type { DataRun, RunQuery } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import { stuckMinutes, workingStates } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import { sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { containing } from '../../../platform/text-search.ts'

/** Runs of one brokerage, narrowed. */
export interface RunsAsked extends RunQuery {
  readonly brokerage: string
  readonly now: Date
  readonly cursor?: string | undefined
  readonly limit: number
}

interface RunRow extends Omit<DataRun, 'startedAt'> {
  readonly startedAt: Date
}

const importsOf = ({ brokerage, now }: RunsAsked) => sql`
  select 'SCHEDULE_IMPORT' as kind, run.id::text as id, file_name as name, code as account, company_name as "companyName",
    run.schedule_type as "scheduleType", run.tab_id as "tabId", (counts ->> 'rows')::int as rows,
    (counts ->> 'rejected')::int as "failedRows", message, run.created_at as "startedAt", run.created_by as by,
    case when state = 'IMPORTED' and (counts ->> 'rejected')::int > 0 then 'PARTLY' when state = 'IMPORTED' then 'DONE'
      when state in ('UNDONE', 'CANCELED') then 'UNDONE' when state = 'FAILED' then 'FAILED'
      when state in ('COLUMNS', 'CHECKED') then 'WAITING' else 'RUNNING' end as result,
    file_key is not null and (state = 'FAILED'
        or (state = any(${[...workingStates]}::text[]) and changed_at < ${new Date(now.getTime() - stuckMinutes * 60_000)}))
      and not exists (select from schedule_imports later
        where later.account_code = run.account_code and later.schedule_type = run.schedule_type
          and later.tab_id = run.tab_id and later.created_at > run.created_at and later.state = 'IMPORTED') as "mayBeReplayed"
  from schedule_imports run join accounts on accounts.code = run.account_code
  where brokerage_code = ${brokerage} and deleted_at is null`

const uploadsOf = ({ brokerage }: RunsAsked) => sql`
  select 'ACCOUNT_UPLOAD', run.id::text, file_name, null, null, null, null, counted.rows, counted.failed, null,
    run.created_at, run.created_by,
    case when run.state = 'CREATED' and counted.failed > 0 then 'PARTLY' when run.state = 'CREATED' then 'DONE'
      when run.state = 'UNDONE' then 'UNDONE' when run.state = 'DRAFT' then 'WAITING' else 'RUNNING' end, false
  from account_uploads run cross join lateral (
    select count(*)::int as rows, (count(*) filter (where account_upload_rows.state in ('ERROR', 'FAILED')))::int as failed
    from account_upload_rows where upload_id = run.id) counted
  where brokerage_code = ${brokerage}`

const updatesOf = ({ brokerage }: RunsAsked) => sql`
  select 'AGENCY_UPDATE', account_code || '-' || number, 'Update ' || number, code, company_name, null, null,
    jsonb_array_length(changes), case when state = 'FAILED' then jsonb_array_length(changes) else 0 end, fault,
    asked_at, asked_by, case state when 'SENT' then 'DONE' when 'FAILED' then 'FAILED' else 'RUNNING' end, false
  from staging_pushes join accounts on accounts.code = account_code
  where brokerage_code = ${brokerage} and deleted_at is null`

/** A page of the runs of a brokerage, the newest first. */
export async function dataRunsView(tx: Tx, asked: RunsAsked): Promise<{ items: DataRun[]; nextCursor: string | null }> {
  const { search = '', kind, result, cursor, limit } = asked
  const place = readCursor(cursor, [isMoment, (id) => id.length < 100])
  const { rows } =
    await sql<RunRow>`select kind, runs.id, runs.name, account, "companyName", "scheduleType", "tabId", rows,
      "failedRows", message, "startedAt", person.name as "startedByName", result, "mayBeReplayed"
    from (${importsOf(asked)} union all ${uploadsOf(asked)} union all ${updatesOf(asked)}) runs
      join person_names person on person.id = runs.by
    where true ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${result === undefined ? sql`` : sql`and result = ${result}`}
      ${search.trim() === '' ? sql`` : sql`and lower(concat_ws(' ', runs.name, "companyName", account)) like ${containing(search.trim())}`}
      ${place === undefined ? sql`` : sql`and ("startedAt", runs.id) < (${place[0]}::timestamptz, ${place[1]})`}
    order by "startedAt" desc, runs.id desc limit ${limit + 1}`.execute(tx.db)
  const last = rows[limit - 1]
  return {
    items: rows.slice(0, limit).map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.startedAt.toISOString(), last.id]) : null,
  }
}
