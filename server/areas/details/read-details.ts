import type { Handler } from '../../platform/context.ts'
import { detailsView } from './account-details.view.ts'
import { sameFeinView } from './same-fein.view.ts'

/** What is known of an account itself. */
export const readDetails: Handler<'GET /api/accounts/{accountId}/details'> = async (context) => {
  const sameFein = await sameFeinView(context)
  return { status: 200, body: await context.read((tx) => detailsView(tx, context, sameFein)) }
}
