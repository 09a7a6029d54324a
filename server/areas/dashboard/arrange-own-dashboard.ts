import { arrangedCards } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { saveOwnCards } from './dashboard.store.ts'
import { ownCards } from './dashboard.view.ts'

/** Arranges the dashboards of one type as the user wants to see them, or takes that back. */
export const arrangeOwnDashboard: Handler<'PUT /api/users/self/dashboard'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { userId } = context.actor
    const { accountType } = body
    const before = await ownCards(tx, userId, accountType)
    const after = body.cards === null ? null : arrangedCards(accountType, body.cards)
    if (after === null) await deleteRow(tx, 'own_dashboards', { user_id: userId, account_type: accountType })
    else await saveOwnCards(tx, userId, accountType, after)
    await tx.record({
      action: 'user.dashboard',
      subject: { type: 'user', id: userId },
      before: { accountType, cards: before ?? null },
      after: { accountType, cards: after },
    })
    return { status: 204 }
  })
