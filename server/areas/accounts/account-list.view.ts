import type { AccountFilter, AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { isDay } from '@portico/contract/kit/text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import { pageRows, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText, textMatches } from '../../platform/text-search.ts'
import { isAccountCode } from './account-directory.ts'
import { branchesOf } from './account-list-branches.ts'
import { defaultPhase } from './account.view.ts'

/** The request: the contract's filter, a position in the list, and the day from which renewals count. */
export interface AccountListRequest extends z.output<typeof AccountFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
  /** `yyyy-mm-dd` */
  readonly today: string
}

type Row = AccountListing & { readonly sortName: string; readonly renewal: string; readonly isCut: boolean }

/** A page of the accounts that an actor may open, by company name or by next renewal. */
export async function accountListView(
  tx: Tx,
  actor: Actor,
  request: AccountListRequest,
): Promise<{ items: AccountListing[]; nextCursor: string | null; isCut: boolean }> {
  const statement = accountListStatement(actor, request)
  const rows = statement === undefined ? [] : (await statement.execute(tx.db)).rows
  const items = rows.slice(0, request.limit)
  const last = rows.length > request.limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? cursorAt(last, request.sort) : null, isCut: rows.some((row) => row.isCut) }
}

/**
 * The list's statement; undefined if the actor may open nothing that matches. It reads a few sorted index ranges, one
 * per brokerage and relationship, and merges their first rows.
 */
export function accountListStatement(actor: Actor, request: AccountListRequest): RawBuilder<Row> | undefined {
  const order = orders[request.sort]
  const branches = branchesOf(actor, request, {
    columns: sql`code, company_name, brokerage_code, relationship, phase, next_effective_on, archived_at,
      lower(company_name) as sort_name, ${renewal} as renewal`,
    conditions: [...narrowing(request)],
    after: [...after(request)],
    order,
    renewal,
  })
  if (branches.length === 0) return undefined
  return sql<Row>`select accounts.code as "accountCode", company_name as "companyName", brokerage_code as "brokerCode",
      brokerages.name as "brokerName", relationship as "brokerRelationship", coalesce(phase, ${defaultPhase}) as phase,
      next_effective_on as "primaryEffectiveDate", archived_at is not null as "isArchived",
      ${advisorName} as advisor, sort_name as "sortName", renewal::text as renewal, is_cut as "isCut"
    from (${sql.join(branches, sql` union all `)}) as accounts
    join brokerages on brokerages.code = brokerage_code
    order by ${order.ofPage} limit ${pageRows(request.limit)}`
}

const advisorName = sql`(select concat_ws(' ', first_name, last_name) from account_agents
  join users on users.id = user_id and disabled_at is null
  where account_code = accounts.code and role = 'ADVISOR' order by last_name limit 1)`

/** The sort date of accounts: accounts without a date come last. Used by the renewal indexes. */
const renewal = sql`coalesce(next_effective_on, 'infinity'::date)`

const orders = {
  name: { ofBranch: sql`lower(company_name), code`, ofPage: sql`sort_name, accounts.code` },
  renewal: { ofBranch: sql`${renewal}, lower(company_name), code`, ofPage: sql`renewal, sort_name, accounts.code` },
}

function* narrowing({ search, codes, state }: AccountListRequest) {
  yield sql`deleted_at is null and archived_at is ${state === 'ARCHIVED' ? sql`not null` : sql`null`}`
  if (codes !== undefined) yield sql`code = any(${codes.split(',')}::text[])`
  if (search !== undefined && search !== '') yield textMatches(sql`lower(company_name || ' ' || code)`, search)
}

const isRenewal = (text: string) => text === 'infinity' || isDay(text)

function* after({ cursor, sort }: AccountListRequest) {
  const place = readCursor(cursor, sort === 'name' ? [isText, isAccountCode] : [isRenewal, isText, isAccountCode])
  if (place === undefined) return
  const [code, name, day] = place.toReversed()
  yield sort === 'name'
    ? sql`(lower(company_name), code) > (${name}, ${code})`
    : sql`(${renewal}, lower(company_name), code) > (${day}::date, ${name}, ${code})`
}

const cursorAt = ({ renewal: day, sortName, accountCode }: Row, sort: AccountListRequest['sort']) =>
  writeCursor(sort === 'name' ? [sortName, accountCode] : [day, sortName, accountCode])
