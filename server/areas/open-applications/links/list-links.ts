import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { openLinksView } from './open-links.view.ts'

/** The links of an account. */
export const listLinks: Handler<'GET /api/accounts/{id}/open-links'> = async (context) => {
  demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => openLinksView(tx, account, context.platform.now())) }
}
