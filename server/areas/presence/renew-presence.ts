import { presenceSeconds } from '@portico/contract/areas/presence/presence.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { saveRow } from '../../platform/database/rows.ts'
import { demand } from '../../platform/error-response.ts'
import { othersPresent } from './presences.view.ts'

/** Stores where a person is, and returns who else has the same place open. */
export const renewPresence: Handler<'PUT /api/accounts/{accountId}/presence'> = async (context, { body }) => {
  const { account } = context.account
  const { userId } = context.actor
  const now = context.platform.now()
  const since = new Date(now.getTime() - presenceSeconds.over * 1000)
  // oxlint-disable-next-line portico/write-handler -- where someone looks is forgotten in seconds, and is nothing to audit
  return context.platform.database.write({ account }, async (tx) => {
    demand(!context.actor.isViewer)
    await saveRow(tx, 'presences', ['account_code', 'place', 'user_id'], {
      account_code: account,
      place: body.place,
      user_id: userId,
      row_id: body.rowId,
      column_key: body.column,
      seen_at: now,
    })
    return { status: 200, body: await othersPresent(tx, account, { place: body.place, userId, since }) }
  })
}
