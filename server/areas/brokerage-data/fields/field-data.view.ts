import {
  accountDetails,
  countedDetails,
  type FieldData,
  type FieldQuery,
} from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import { schedulesOfLines } from '@portico/contract/areas/features/line-schedules.ts'
import { validationMessages } from '@portico/contract/areas/schedules/validation.messages.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { containing } from '../../../platform/text-search.ts'

interface FieldsAsked extends FieldQuery {
  readonly brokerage: string
  readonly cursor?: string | undefined
  readonly limit: number
}

interface FieldRow extends Omit<FieldData, 'percent'> {
  readonly key: string
}

/** How the issue of a blank cell ends, after its heading. */
const isRequired = validationMessages.required('')

/** Details that are columns of the account; the others are account data. */
const ownDetails = {
  brokerContact: sql`primary_contact_id is null`,
  lines: sql`cardinality(lines) = 0`,
  effectiveDate: sql`next_effective_on is null`,
} as const

const details = sql.join(
  Object.entries(countedDetails).map(
    ([field, label]) =>
      sql`(${field}::text, ${label}::text, ${
        field in ownDetails ? ownDetails[field as keyof typeof ownDetails] : sql`not (${field} = any(known.addresses))`
      })`,
  ),
)

const accountsOf = ({ brokerage, search = '', line }: FieldsAsked): RawBuilder<unknown> => sql`
  select code, company_name, lines, primary_contact_id, next_effective_on from accounts
  where brokerage_code = ${brokerage} and deleted_at is null and archived_at is null
    ${search.trim() === '' ? sql`` : sql`and lower(company_name || ' ' || code) like ${containing(search.trim())}`}
    ${line === undefined ? sql`` : sql`and ${line} = any(lines)`}`

/** Blanks by account, schedule tab, and field. Schedules are counted from the issues of their rows: other rows are not read. */
const blanksOf = (asked: FieldsAsked): RawBuilder<unknown> => sql`
  of_brokerage as materialized (${accountsOf(asked)}),
  tabs as (
    select account_code, schedule_type, tab_id, name, row_count from schedule_tabs join of_brokerage on code = account_code
    where row_count > 0 ${asked.line === undefined ? sql`` : sql`and schedule_type = any(${[...schedulesOfLines([asked.line])]}::text[])`}),
  cells_found as (
    select tabs.account_code, tabs.schedule_type, tabs.tab_id, finding ->> 'column' as field,
      min(left(finding ->> 'message', ${-isRequired.length}::int)) as label, count(*)::int as blank
    from tabs join schedule_rows on schedule_rows.account_code = tabs.account_code
        and schedule_rows.schedule_type = tabs.schedule_type and schedule_rows.tab_id = tabs.tab_id
      cross join lateral jsonb_array_elements(findings) finding
    where (findings <> '[]' or joint_findings <> '[]') and finding ->> 'severity' = 'ERROR'
      and right(finding ->> 'message', ${isRequired.length}::int) = ${isRequired}
    group by 1, 2, 3, 4),
  blanks as (
    select account_code as account, schedule_type as type, tab_id, name as tab_name, field, label, blank, row_count as rows
    from cells_found join tabs using (account_code, schedule_type, tab_id)
    union all
    select code, ${accountDetails}, null, null, detail.field, detail.label, 1, 1
    from of_brokerage cross join lateral (
        select coalesce(array_agg(address), '{}') as addresses from facts
        where account_code = code and value is not null and address = any(${Object.keys(countedDetails)}::text[])) known
      cross join lateral (values ${details}) as detail (field, label, is_blank)
    where detail.is_blank)`

const narrowed = ({ scheduleType, field }: FieldsAsked): RawBuilder<unknown> =>
  sql`true ${scheduleType === undefined ? sql`` : sql`and type = ${scheduleType}`} ${field === undefined ? sql`` : sql`and field = ${field}`}`

const byAccount = (asked: FieldsAsked): RawBuilder<unknown> => sql`
  select type as "scheduleType", field, label, account, company_name as "companyName", tab_id as "tabId",
    tab_name as "tabName", 1 as accounts, blank, rows, concat_ws(' ', type, field, account, tab_id) as key
  from blanks join of_brokerage on code = account where ${narrowed(asked)}`

const byField = (asked: FieldsAsked): RawBuilder<unknown> => sql`
  select type as "scheduleType", field, min(label) as label, null::text as account, null::text as "companyName",
    null::int as "tabId", null::text as "tabName", count(distinct account)::int as accounts, sum(blank)::int as blank,
    (case when type = ${accountDetails} then (select count(*) from of_brokerage)
      else (select sum(row_count) from tabs where schedule_type = type) end)::int as rows, concat_ws(' ', type, field) as key
  from blanks where ${narrowed(asked)} group by type, field`

/** A page of the required fields that are blank at a brokerage, most blanks first. */
export async function fieldDataView(
  tx: Tx,
  asked: FieldsAsked,
): Promise<{ items: FieldData[]; nextCursor: string | null }> {
  const place = readCursor(asked.cursor, [(value) => /^\d{1,9}$/.test(value), (value) => value.length < 300])
  const { rows } = await sql<FieldRow>`with ${blanksOf(asked)}
    select * from (${asked.by === 'ACCOUNT' ? byAccount(asked) : byField(asked)}) data
    where true ${place === undefined ? sql`` : sql`and (-blank, key) > (${-Number(place[0])}::int, ${place[1]})`}
    order by -blank, key limit ${asked.limit + 1}`.execute(tx.db)
  const last = rows[asked.limit - 1]
  return {
    items: rows.slice(0, asked.limit).map(({ key: _key, ...row }) => ({
      ...row,
      percent: Math.floor(((row.rows - row.blank) * 100) / Math.max(1, row.rows)),
    })),
    nextCursor: rows.length > asked.limit && last !== undefined ? writeCursor([String(last.blank), last.key]) : null,
  }
}
