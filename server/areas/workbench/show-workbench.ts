import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { waitingView, workTasksView } from './work.view.ts'
import { workloadView } from './workload.view.ts'

/** What waits for the staff of a brokerage, on all its accounts. */
export const showWorkbench: Handler<'GET /api/brokerages/{brokerCode}/workbench'> = async (context, { query }) => {
  const today = new Date(`${todayOf(context)}T00:00:00Z`)
  const asked = { ...query, brokerage: context.brokerage.brokerage, now: context.platform.now(), today }
  return context.read(async (tx) => {
    const [tasks, messages, workload] = await Promise.all([
      workTasksView(tx, asked),
      waitingView(tx, asked),
      workloadView(tx, asked),
    ])
    return { status: 200, body: { tasks, messages, workload } }
  })
}
