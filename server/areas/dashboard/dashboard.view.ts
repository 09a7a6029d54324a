import {
  accountTypeOf,
  arrangedCards,
  type AccountType,
  type PlacedCard,
} from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Dashboard } from '@portico/contract/areas/dashboard/dashboard.shapes.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

interface Row {
  readonly own: PlacedCard[] | null
  readonly shared: PlacedCard[] | null
}

/** The cards of an account as someone sees them: in their own order, else the brokerage's, else ours. */
export async function dashboardView(tx: Tx, userId: string, access: AccountAccess): Promise<Dashboard> {
  const type = accountTypeOf(access)
  const { brokerage } = access
  const { rows } = await sql<Row>`select
      (select cards from own_dashboards where user_id = ${userId} and account_type = ${type}) as own,
      (select cards from brokerage_dashboards where brokerage_code = ${brokerage}) as shared`.execute(tx.db)
  const { own, shared } = rows[0] ?? { own: null, shared: null }
  return {
    cards: arrangedCards(type, own ?? shared ?? []),
    brokerageCards: arrangedCards(type, shared ?? []),
    setBy: own !== null ? 'PERSON' : shared !== null ? 'BROKERAGE' : 'STANDARD',
  }
}

/** A person's arrangement of dashboards of one type; undefined if they have none. */
export async function ownCards(tx: Tx, userId: string, type: AccountType): Promise<PlacedCard[] | undefined> {
  const row = await tx.db
    .selectFrom('own_dashboards')
    .select('cards')
    .where('user_id', '=', userId)
    .where('account_type', '=', type)
    .executeTakeFirst()
  return row?.cards
}

/** A brokerage's arrangement of its accounts' dashboards; undefined if it has none. */
export async function brokerageCards(tx: Tx, brokerage: string): Promise<PlacedCard[] | undefined> {
  const row = await tx.db
    .selectFrom('brokerage_dashboards')
    .select('cards')
    .where('brokerage_code', '=', brokerage)
    .executeTakeFirst()
  return row?.cards
}
