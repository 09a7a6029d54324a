import { dashboardCards } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Tx } from '../platform/database/database.ts'

/** Harbor & Pine shows its accounts their policies too. */
export async function makeDashboards(tx: Tx): Promise<void> {
  const cards = dashboardCards.filter((name) => name !== 'LAW_FIRM').map((name) => ({ name, shown: true }))
  await tx.db
    .insertInto('brokerage_dashboards')
    .values({ brokerage_code: 'HARBOR', cards: JSON.stringify(cards) })
    .execute()
}
