import type { UnsignedList } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { accountsOf, type Asked, worksOn } from './work.view.ts'

type Row = Omit<UnsignedList['items'][number], 'since'> & { readonly since: Date; readonly waiting: number }

/** Letters of authorization that are not signed, and accepted quotes that are not ordered; the longest waiting first. */
export async function unsignedView(
  tx: Tx,
  asked: Pick<Asked, 'brokerage' | 'person' | 'limit'>,
): Promise<UnsignedList> {
  const theirs = asked.person === undefined ? sql`true` : worksOn(asked.person)
  const { rows } = await sql<Row>`select kind, id, accounts.code as "accountId", company_name as "companyName", carrier,
      line, since, count(*) over ()::int as waiting
    from (
      select 'LOSS_RUN_REQUEST' as kind, id, account_code, carrier, null as line, created_at as since
      from loss_run_requests where sent_on is null and withdrawn_reason is null
      union all
      select 'BIND_ORDER', quotes.id, quotes.account_code, carrier, quotes.line, decided_at
      from quote_decisions
      join quotes on quotes.account_code = quote_decisions.account_code and quotes.id = quote_id
      join renewal_cycles on renewal_cycles.account_code = quotes.account_code and renewal_cycles.id = quotes.cycle_id
        and is_current
      where choice = 'ACCEPTED' and not exists (select from bind_orders
        where bind_orders.account_code = quotes.account_code and bind_orders.quote_id = quotes.id and state <> 'PENDING')
    ) papers
    join accounts on accounts.code = papers.account_code
    where ${accountsOf(asked)} and ${theirs}
    order by since, id limit ${asked.limit}`.execute(tx.db)
  return {
    waiting: rows[0]?.waiting ?? 0,
    items: rows.map(({ waiting: _all, since, ...paper }) => ({ ...paper, since: since.toISOString() })),
  }
}
