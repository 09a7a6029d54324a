import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { changeLink } from '../open-link.store.ts'
import { openLinkView } from './open-links.view.ts'

/** Revokes a link, which stops working immediately. */
export const revokeLink: Handler<'DELETE /api/accounts/{id}/open-links/{linkId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
    const { account } = context.account
    const now = context.platform.now()
    const link = await openLinkView(tx, account, params.linkId, now)
    if (link === undefined) throw notFound()
    if (link.state !== 'REVOKED') await changeLink(tx, { account, id: link.id }, { revoked_at: now })
    await tx.record({
      action: 'open-link.revoke',
      subject: { type: 'open-link', id: link.id },
      after: { recipientEmail: link.recipientEmail },
      events: [change(account, 'open-links', link.id)],
    })
    return { status: 200, body: { ...link, state: 'REVOKED' } }
  })
