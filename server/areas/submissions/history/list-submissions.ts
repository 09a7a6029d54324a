import type { Handler } from '../../../platform/context.ts'
import { wantedCycle } from '../preview/wanted-cycle.view.ts'
import { shownSubmission, submissionsView } from '../submissions.view.ts'

/** The submissions of a renewal. */
export const listSubmissions: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { account } = context.account
    const { id } = await wantedCycle(tx, account, params.cycleId)
    const rows = await submissionsView(tx, account, id)
    return { status: 200, body: rows.map((row) => shownSubmission(row, context.platform.now())) }
  })
