import { arrangedCards } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { saveBrokerageCards } from './dashboard.store.ts'
import { brokerageCards } from './dashboard.view.ts'

/** Arranges the dashboards of a brokerage's accounts, for everyone without an own arrangement, or resets them. */
export const arrangeBrokerageDashboard: Handler<'PUT /api/brokerages/{brokerCode}/dashboard'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const before = await brokerageCards(tx, brokerage)
    // A brokerage may serve both law firms and others, so use the type that has every card.
    const after = body.cards === null ? null : arrangedCards('LAW_FIRM', body.cards)
    if (after === null) await deleteRow(tx, 'brokerage_dashboards', { brokerage_code: brokerage })
    else await saveBrokerageCards(tx, brokerage, after)
    await tx.record({
      action: 'brokerage.dashboard',
      subject: { type: 'brokerage', id: brokerage },
      before: { cards: before ?? null },
      after: { cards: after },
    })
    return { status: 204 }
  })
