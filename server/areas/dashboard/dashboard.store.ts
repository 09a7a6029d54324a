import type { AccountType, PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Tx } from '../../platform/database/database.ts'
import { saveRow } from '../../platform/database/rows.ts'

/** Keeps how someone arranges dashboards of one type. */
export async function saveOwnCards(tx: Tx, userId: string, type: AccountType, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await saveRow(tx, 'own_dashboards', ['user_id', 'account_type'], { user_id: userId, account_type: type, cards })
}

/** Keeps how a brokerage arranges the dashboards of its accounts. */
export async function saveBrokerageCards(tx: Tx, brokerage: string, placed: PlacedCard[]): Promise<void> {
  const cards = JSON.stringify(placed)
  await saveRow(tx, 'brokerage_dashboards', ['brokerage_code'], { brokerage_code: brokerage, cards })
}
