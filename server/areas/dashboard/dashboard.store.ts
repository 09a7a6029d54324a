import type { AccountType, PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Keeps how someone arranges dashboards of one type. */
export async function saveOwnCards(tx: Tx, userId: string, type: AccountType, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await tx.db
    .insertInto('own_dashboards')
    .values({ user_id: userId, account_type: type, cards })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_type']).doUpdateSet({ cards }))
    .execute()
}

export async function deleteOwnCards(tx: Tx, userId: string, type: AccountType): Promise<void> {
  await tx.db.deleteFrom('own_dashboards').where('user_id', '=', userId).where('account_type', '=', type).execute()
}

/** Keeps how a brokerage arranges the dashboards of its accounts. */
export async function saveBrokerageCards(tx: Tx, brokerage: string, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await tx.db
    .insertInto('brokerage_dashboards')
    .values({ brokerage_code: brokerage, cards })
    .onConflict((conflict) => conflict.column('brokerage_code').doUpdateSet({ cards }))
    .execute()
}

export async function deleteBrokerageCards(tx: Tx, brokerage: string): Promise<void> {
  await tx.db.deleteFrom('brokerage_dashboards').where('brokerage_code', '=', brokerage).execute()
}
