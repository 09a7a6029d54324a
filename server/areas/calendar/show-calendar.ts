import type { Handler } from '../../platform/context.ts'
import { calendarView } from './calendar.view.ts'

/** The calendar of an account. */
export const showCalendar: Handler<'GET /api/accounts/{accountId}/calendar'> = async (context, { query }) => {
  const reader = { account: context.account.account, userId: context.actor.userId }
  return { status: 200, body: await context.read((tx) => calendarView(tx, reader, query)) }
}
