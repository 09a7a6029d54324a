import type { AccountType, PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Tx } from '../../platform/database/database.ts'
import { saveRow } from '../../platform/database/rows.ts'

/** Stores a person's arrangement of dashboards of one type. */
export async function saveOwnCards(tx: Tx, userId: string, type: AccountType, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await saveRow(tx, 'own_dashboards', ['user_id', 'account_type'], { user_id: userId, account_type: type, cards })
}

/** Stores a brokerage's arrangement of its accounts' dashboards. */
export async function saveBrokerageCards(tx: Tx, brokerage: string, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await saveRow(tx, 'brokerage_dashboards', ['brokerage_code'], { brokerage_code: brokerage, cards })
}
