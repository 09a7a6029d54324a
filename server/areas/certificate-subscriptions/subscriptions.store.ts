import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Confirmed {
  readonly account: string
  readonly id: string
  readonly at: Date
}

/** Confirms a subscription once, with how its certificate is now. */
export async function confirmSubscription(tx: Tx, { account, id, at }: Confirmed): Promise<void> {
  const current = (column: 'standing' | 'revision') =>
    sql<never>`(select ${sql.ref(column)} from certificates current where current.account_code = ${account}
      and current.series_id = certificate_subscriptions.series_id and current.status = 'ISSUED')`
  await tx.db
    .updateTable('certificate_subscriptions')
    .set({ confirmed_at: at, told_standing: current('standing'), told_revision: current('revision') })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
