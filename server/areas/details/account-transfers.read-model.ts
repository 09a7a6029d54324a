import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

type Transfers = NonNullable<AccountDetails['transfers']>

/** The brokerages that an account is shared with, or will be on a day that both agreed to. */
export async function sharedWith(tx: Tx, account: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct name from account_transfers
    join brokerages on brokerages.code = to_code
    where account_transfers.code = ${account} and kind = 'SHARE' and state in ('AGREED', 'BLOCKED', 'IN_FORCE')
    order by name`.execute(tx.db)
  return rows.map(({ name }) => name)
}

/** How often an account was to move to another brokerage, and where it is to move now. */
export async function transfersOf(tx: Tx, { account }: AccountContext): Promise<Transfers | null> {
  if (!account.isAccountAdmin) return null
  const { rows } = await sql<Transfers>`select count(*)::int as count, min(jsonb_build_object('to', name,
      'effectiveOn', effective_on)::text) filter (where kind = 'MOVE' and state in ('PROPOSED', 'AGREED', 'BLOCKED'))::jsonb as open
    from account_transfers join brokerages on brokerages.code = to_code
    where account_transfers.code = ${account.account}`.execute(tx.db)
  return rows[0] ?? null
}
