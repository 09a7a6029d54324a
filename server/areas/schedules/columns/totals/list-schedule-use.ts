import type { Handler } from '../../../../platform/context.ts'
import { scheduleUseView } from './schedule-use.view.ts'

/** How much every schedule is used over the platform. */
export const listScheduleUse: Handler<'GET /api/administration/schedules'> = async (context) => ({
  status: 200,
  body: await context.read(scheduleUseView),
})
