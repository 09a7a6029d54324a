import type { Handler } from '../../../platform/context.ts'
import { accountInvitationsView } from './account-invitations.view.ts'

/** Pending invitations to an account, newest first. */
export const listAccountInvitations: Handler<'GET /api/accounts/{accountId}/invitations'> = async (
  context,
  { query },
) => {
  const of = { account: context.account.account, now: context.platform.now() }
  return { status: 200, body: await context.read((tx) => accountInvitationsView(tx, of, query)) }
}
