import type { Handler } from '../../platform/context.ts'
import { demandStaging } from './staging.access.ts'
import { stagingView } from './staging.view.ts'

/** What is staged of an account, and the log of pushes. */
export const readStaging: Handler<'GET /api/accounts/{accountId}/staging'> = async (context) =>
  context.read(async (tx) => {
    await demandStaging(tx, context.account)
    return { status: 200, body: await stagingView(tx, context.account.account) }
  })
