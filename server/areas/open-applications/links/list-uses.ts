import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { openLinkView, usesView } from './open-links.view.ts'

/** The uses of a link. */
export const listUses: Handler<'GET /api/accounts/{id}/open-links/{linkId}/uses'> = async (context, { params }) => {
  demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
  const { account } = context.account
  return context.read(async (tx) => {
    const link = await openLinkView(tx, account, params.linkId, context.platform.now())
    if (link === undefined) throw notFound()
    return { status: 200, body: await usesView(tx, context.account, link.id) }
  })
}
