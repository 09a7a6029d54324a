import type { Prospect, ProspectFilter } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { pageRows, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { firstFound, isText, textMatches } from '../../platform/text-search.ts'

interface Request extends z.output<typeof ProspectFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row extends Omit<Prospect, 'createdAt' | 'lastActivityAt'> {
  readonly createdAt: Date
  readonly lastActivityAt: Date | null
  /** With all its digits. */
  readonly place: string
  readonly isCut: boolean
}

/** A page of the prospects of all brokerages, newest first. A search shows the first that it finds, if very many match. */
export async function prospectListView(
  tx: Tx,
  request: Request,
): Promise<{ items: Prospect[]; nextCursor: string | null; isCut: boolean }> {
  const matches = sql`select code, company_name, brokerage_code, primary_contact_id, created_at from accounts
    where relationship = 'PROSPECT' and deleted_at is null and archived_at is null
      ${sql.join([...narrowing(request)], sql``)}`
  const { rows } = await sql<Row>`
    select accounts.code as "accountCode", company_name as "companyName", brokerage_code as "brokerCode",
      brokerages.name as "brokerName", coalesce(stage, 'NEW') as stage, source, coalesce(state, 'NONE') as forms,
      coalesce(many, 0) as "formCount", coalesce(done, 0) as "formsDone",
      coalesce(contact.name, (select name from account_agents
        join person_names on id = user_id and disabled_at is null
        where account_code = accounts.code and role = 'ADVISOR' order by sort_name limit 1)) as owner,
      accounts.created_at as "createdAt", accounts.created_at::text as place, is_cut as "isCut",
      (select at from audit where account_code = accounts.code order by at desc limit 1) as "lastActivityAt"
    from (select * from ${firstFound(matches, request.search)} as accounts where true ${after(request)}
        order by created_at desc, code desc limit ${pageRows(request.limit)}) as accounts
      join brokerages on brokerages.code = brokerage_code
      left join person_names contact on contact.id = primary_contact_id
      left join account_pipelines on account_pipelines.account_code = accounts.code
      left join lateral (${formsOf(sql`accounts.code`)}) forms on true
    order by accounts.created_at desc, accounts.code desc`.execute(tx.db)
  const page = rows.slice(0, request.limit)
  const last = page.at(-1)
  return {
    items: page.map(({ place: _place, isCut: _isCut, createdAt, lastActivityAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastActivityAt: lastActivityAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > request.limit && last ? writeCursor([last.place, last.accountCode]) : null,
    isCut: last?.isCut ?? false,
  }
}

/** How many applications an account has, and how far they are; no row without any. */
const formsOf = (account: RawBuilder<unknown>) => sql`select count(*)::int as many,
    count(*) filter (where status = 'DONE')::int as done,
    case when bool_and(status = 'DONE') then 'DONE' when bool_or(status <> 'NOT_STARTED') then 'IN_PROGRESS'
      else 'NOT_STARTED' end as state
  from applications where account_code = ${account} and removed_at is null having count(*) > 0`

const ofPipeline = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from account_pipelines where account_code = accounts.code)`

function* narrowing(request: Request): Generator<RawBuilder<unknown>> {
  if (request.stage !== undefined) yield sql` and coalesce(${ofPipeline(sql`stage`)}, 'NEW') = ${request.stage}`
  if (request.source !== undefined) yield sql` and ${ofPipeline(sql`source`)} = ${request.source}`
  if (request.brokerCode !== undefined) yield sql` and brokerage_code = ${request.brokerCode}`
  if (request.forms !== undefined)
    yield sql` and coalesce((select state from (${formsOf(sql`accounts.code`)}) forms), 'NONE') = ${request.forms}`
  if (request.search === undefined || request.search === '') return
  yield sql` and ${textMatches(sql`lower(company_name || ' ' || code)`, request.search)}`
}

const isMoment = (typed: string): boolean => isText(typed) && !Number.isNaN(Date.parse(typed))

function after({ cursor }: Request): RawBuilder<unknown> {
  const place = readCursor(cursor, [isMoment, isText])
  return place === undefined ? sql`` : sql`and (created_at, code) < (${place[0]}::timestamptz, ${place[1]})`
}

/** The data a conversion starts from; undefined if the account was deleted. */
export async function recordToConvert(tx: Tx, account: string) {
  return tx.db
    .selectFrom('accounts')
    .select(['relationship', 'primary_contact_id as contact', 'record_version as version'])
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
}
