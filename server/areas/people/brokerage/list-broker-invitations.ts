import type { Handler } from '../../../platform/context.ts'
import { brokerInvitationsView } from './broker-invitations.view.ts'

/** Pending invitations to a brokerage, newest first. */
export const listBrokerInvitations: Handler<'GET /api/brokerages/{brokerCode}/invitations'> = async (
  context,
  { query },
) => {
  const of = { brokerage: context.brokerage.brokerage, now: context.platform.now() }
  return { status: 200, body: await context.read((tx) => brokerInvitationsView(tx, of, query)) }
}
