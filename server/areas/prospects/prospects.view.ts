import type { Prospect, ProspectFilter } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText, matching } from '../../platform/text-search.ts'

interface Request extends z.output<typeof ProspectFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row extends Omit<Prospect, 'createdAt' | 'lastActivityAt'> {
  readonly createdAt: Date
  readonly lastActivityAt: Date | null
  /** With all its digits. */
  readonly place: string
}

/** A page of the prospects of all brokerages, newest first. */
export async function prospectListView(
  tx: Tx,
  request: Request,
): Promise<{ items: Prospect[]; nextCursor: string | null }> {
  const conditions = [...narrowing(request), ...after(request)]
  const { rows } = await sql<Row>`
    select accounts.code as "accountCode", company_name as "companyName", brokerage_code as "brokerCode",
      brokerages.name as "brokerName", ${stage} as stage, source, ${formsState} as forms, forms.many as "formCount",
      forms.done as "formsDone", coalesce(contact.name, (select name from account_agents
        join person_names on id = user_id and disabled_at is null
        where account_code = accounts.code and role = 'ADVISOR' order by sort_name limit 1)) as owner,
      accounts.created_at as "createdAt", accounts.created_at::text as place,
      (select at from audit where account_code = accounts.code order by at desc limit 1) as "lastActivityAt"
    from accounts join brokerages on brokerages.code = brokerage_code
      left join person_names contact on contact.id = primary_contact_id
      left join account_pipelines on account_pipelines.account_code = accounts.code
      cross join lateral (select count(*)::int as many, count(*) filter (where status = 'DONE')::int as done,
          coalesce(bool_or(status <> 'NOT_STARTED'), false) as begun
        from applications where account_code = accounts.code and removed_at is null) forms
    where relationship = 'PROSPECT' and deleted_at is null and archived_at is null ${sql.join(conditions, sql``)}
    order by accounts.created_at desc, accounts.code desc limit ${request.limit + 1}`.execute(tx.db)
  const page = rows.slice(0, request.limit)
  const last = page.at(-1)
  return {
    items: page.map(({ place: _place, createdAt, lastActivityAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastActivityAt: lastActivityAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > request.limit && last ? writeCursor([last.place, last.accountCode]) : null,
  }
}

const stage = sql`coalesce(stage, 'NEW')`

const formsState = sql`case when many = 0 then 'NONE' when done = many then 'DONE' when begun then 'IN_PROGRESS'
  else 'NOT_STARTED' end`

function* narrowing(request: Request): Generator<RawBuilder<unknown>> {
  if (request.stage !== undefined) yield sql` and ${stage} = ${request.stage}`
  if (request.source !== undefined) yield sql` and source = ${request.source}`
  if (request.brokerCode !== undefined) yield sql` and brokerage_code = ${request.brokerCode}`
  if (request.forms !== undefined) yield sql` and ${formsState} = ${request.forms}`
  if (request.search === undefined || request.search === '') return
  const matches = matching(request.search).map(
    (pattern) => sql`lower(company_name || ' ' || accounts.code) like ${pattern}`,
  )
  yield sql` and (${sql.join(matches, sql` or `)})`
}

const isMoment = (typed: string): boolean => isText(typed) && !Number.isNaN(Date.parse(typed))

function* after({ cursor }: Request): Generator<RawBuilder<unknown>> {
  const place = readCursor(cursor, [isMoment, isText])
  if (place !== undefined)
    yield sql` and (accounts.created_at, accounts.code) < (${place[0]}::timestamptz, ${place[1]})`
}

/** The data a conversion starts from; undefined if the account was deleted. */
export async function recordToConvert(tx: Tx, account: string) {
  return tx.db
    .selectFrom('accounts')
    .select(['relationship', 'primary_contact_id as contact', 'record_version as version'])
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
}
