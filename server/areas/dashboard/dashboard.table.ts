import type { PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { ColumnType } from 'kysely'

type Cards = ColumnType<PlacedCard[], string, string>

export type DashboardTables = {
  own_dashboards: {
    user_id: string
    account_type: string
    cards: Cards
  }
  brokerage_dashboards: {
    brokerage_code: string
    cards: Cards
  }
}
