import type { Handler } from '../../platform/context.ts'
import { serviceCalendarView } from './service-calendar.view.ts'

/** The next events of an account. */
export const showServiceCalendar: Handler<'GET /api/accounts/{accountId}/service-calendar'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => serviceCalendarView(tx, context.account.account, context.platform.now())),
})
