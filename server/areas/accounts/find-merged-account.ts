import { accessIn } from '../../platform/access/actor.ts'
import type { Handler } from '../../platform/context.ts'
import { mergedAccount } from './merged-account.view.ts'

/** Which account one was merged into, as far as the user may open that. */
export const findMergedAccount: Handler<'GET /api/merged-accounts/{code}'> = async (context, { params: { code } }) => {
  const found = await context.read((tx) => mergedAccount(tx, code))
  const access = found && accessIn(context.actor, found)
  return { status: 200, body: { accountCode: access?.account ?? null } }
}
