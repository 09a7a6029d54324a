import type { Verb } from '../../../platform/context.ts'
import { accountInvitationsView } from './account-invitations.view.ts'

/** Invitations to an account that nobody has taken up yet, the newest first. */
export const listAccountInvitations: Verb<'GET /api/accounts/{accountId}/invitations'> = async (context, { query }) => {
  const of = { account: context.account.account, now: context.platform.now() }
  return { status: 200, body: await context.read((tx) => accountInvitationsView(tx, of, query)) }
}
