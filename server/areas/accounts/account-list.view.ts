import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText, matching } from '../../platform/text-search.ts'
import type { BrokerageTables } from '../brokerages/brokerages.table.ts'
import { isAccountCode } from './account-directory.ts'
import { defaultPhase } from './account.view.ts'
import type { AccountTables } from './accounts.table.ts'

interface Filter {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** A page of the accounts that an actor may open, by company name. */
export async function accountListView(
  tx: Tx,
  actor: Actor,
  filter: Filter,
): Promise<{ items: AccountListing[]; nextCursor: string | null }> {
  const name = sql<string>`lower(accounts.company_name)`
  let query = tx.db
    .$extendTables<AccountTables & BrokerageTables>()
    .selectFrom('accounts')
    .innerJoin('brokerages', 'brokerages.code', 'accounts.brokerage_code')
    .select([
      'accounts.code as accountCode',
      'accounts.company_name as companyName',
      'accounts.brokerage_code as brokerCode',
      'brokerages.name as brokerName',
      'accounts.relationship as brokerRelationship',
      'accounts.primary_effective_date as primaryEffectiveDate',
      name.as('sortName'),
    ])
    .select(({ fn, val }) => fn.coalesce('accounts.phase', val(defaultPhase)).as('phase'))
    .where('accounts.deleted_at', 'is', null)
    .orderBy(name)
    .orderBy('accounts.code')
    .limit(filter.limit + 1)
  if (!actor.isAdmin) query = query.where(mayOpen(actor))
  if (filter.search !== undefined && filter.search !== '') {
    const matches = matching(filter.search).map((pattern) => sql`${searched} like ${pattern}`)
    query = query.where(sql<boolean>`(${sql.join(matches, sql` or `)})`)
  }
  const after = readCursor(filter.cursor, [isText, isAccountCode])
  if (after !== undefined) query = query.where(sql<boolean>`(${name}, accounts.code) > (${after[0]}, ${after[1]})`)
  const rows = await query.execute()
  const items = rows.slice(0, filter.limit)
  const last = items.at(-1)
  const nextCursor = rows.length > filter.limit && last ? writeCursor([last.sortName, last.accountCode]) : null
  return { items, nextCursor }
}

/** What the index `accounts_by_text` holds. */
const searched = sql`lower(accounts.company_name || ' ' || accounts.code)`

/** Staff of one brokerage and nothing else read its index in order; the rest is a short list of accounts. */
function mayOpen(actor: Actor) {
  const [brokerage, ...furtherBrokerages] = actor.brokerages.keys()
  if (brokerage !== undefined && furtherBrokerages.length === 0 && actor.accounts.size === 0) {
    return sql<boolean>`accounts.brokerage_code = ${brokerage}`
  }
  return sql<boolean>`(accounts.code = any(${[...actor.accounts.keys()]}::text[])
    or accounts.brokerage_code = any(${[...actor.brokerages.keys()]}::text[]))`
}
