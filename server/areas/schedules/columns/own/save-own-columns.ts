import type { Handler } from '../../../../platform/context.ts'
import { saveRow } from '../../../../platform/database/rows.ts'
import { ownColumns } from './own-columns.view.ts'

/** Saves how the user arranges the columns of a schedule. */
export const saveOwnColumns: Handler<'PUT /api/users/self/schedule-columns/{type}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { userId } = context.actor
    const before = await ownColumns(tx, userId, params.type)
    await saveRow(tx, 'own_schedule_columns', ['user_id', 'schedule_type'], {
      user_id: userId,
      schedule_type: params.type,
      columns: JSON.stringify(body),
    })
    await tx.record({
      action: 'user.schedule-columns',
      subject: { type: 'user', id: userId },
      before: { scheduleType: params.type, columns: before ?? null },
      after: { scheduleType: params.type, columns: body },
    })
    return { status: 204 }
  })
