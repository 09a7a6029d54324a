import { underWay } from '@portico/contract/areas/claims/claim.rules.ts'
import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Why an account cannot be archived now: what is still open on it. Undefined if it can. */
export async function archiveObstacle(tx: Tx, account: string): Promise<string | undefined> {
  const { rows } = await sql<{ renewalOpen: boolean; claimOpen: boolean; unsigned: boolean }>`select
      exists (select from renewal_cycles where account_code = ${account} and is_current
        and stage not in ('BOUND', 'CLOSED')) as "renewalOpen",
      exists (select from claims where account_code = ${account}
        and status = any(${[...underWay]}::text[])) as "claimOpen",
      exists (select from loss_run_requests where account_code = ${account}
        and signed_at is null and sent_on is null and withdrawn_reason is null)
      or exists (select from bind_orders where account_code = ${account} and state = 'PENDING') as unsigned`.execute(
    tx.db,
  )
  const open = rows[0]!
  const first = (['renewalOpen', 'claimOpen', 'unsigned'] as const).find((kind) => open[kind])
  return first === undefined ? undefined : openingMessages[first]
}
