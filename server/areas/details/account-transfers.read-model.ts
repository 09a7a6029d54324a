import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

type Transfers = NonNullable<AccountDetails['transfers']>

/** How many moves to another brokerage an account has had, and the pending one. */
export async function transfersOf(tx: Tx, { account }: AccountContext): Promise<Transfers | null> {
  if (!account.isAccountAdmin) return null
  const { rows } = await sql<Transfers>`select count(*)::int as count, min(jsonb_build_object('to', name,
      'effectiveOn', effective_on)::text) filter (where kind = 'MOVE' and state in ('PROPOSED', 'AGREED', 'BLOCKED'))::jsonb as open
    from account_transfers join brokerages on brokerages.code = to_code
    where account_transfers.code = ${account.account}`.execute(tx.db)
  return rows[0] ?? null
}
