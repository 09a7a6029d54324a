import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { openLinksView } from './open-links.view.ts'

/** The links of an account. */
export const listLinks: Verb<'GET /api/accounts/{id}/open-links'> = async (context) => {
  demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => openLinksView(tx, account, context.platform.now())) }
}
