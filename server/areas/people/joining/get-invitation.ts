import type { Handler } from '../../../platform/context.ts'
import { hasLogin } from '../person.view.ts'
import { invitationByLink } from './invitation-by-link.view.ts'
import { linkSpent } from './link-spent.ts'

/** An invitation for the holder of its link. */
export const getInvitation: Handler<'GET /open/invitations/{identifier}'> = async (context, { params }) =>
  context.read(async (tx) => {
    const invitation = await invitationByLink(tx, params.identifier, context.platform.now())
    if (invitation === undefined) throw linkSpent()
    const { kind, organization, invitedBy, email, firstName, lastName, expiresAt } = invitation
    const roles = kind === 'account' ? [invitation.rights.role] : invitation.roles
    const shown = { kind, organization, invitedBy, email, firstName, lastName, roles }
    return {
      status: 200,
      body: { ...shown, hasLogin: await hasLogin(tx, email), expiresAt: expiresAt.toISOString() },
    }
  })
