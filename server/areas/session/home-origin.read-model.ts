import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/database/database.ts'
import { originElsewhere } from '../../platform/http/host-rules.ts'

/** The host that was asked, and what is known of the portal's hosts. */
export interface AskedHost {
  readonly host: string
  readonly config: Config
}

/**
 * The origin of the brokerage that all of a client's accounts belong to, if it redirects its clients and another host
 * is in use; null for everyone else.
 */
export async function homeOriginView(tx: Tx, actor: Actor, { host, config }: AskedHost): Promise<string | null> {
  if (!isClient(actor)) return null
  const brokerages = await tx.db
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.code', 'account_roles.account_code')
    .innerJoin('brokerages', 'brokerages.code', 'accounts.brokerage_code')
    .select(['brokerages.subdomain', 'brokerages.redirect_clients'])
    .distinctOn('brokerages.code')
    .where('account_roles.user_id', '=', actor.userId)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.archived_at', 'is', null)
    .where('brokerages.suspended_at', 'is', null)
    .limit(2)
    .execute()
  const [home, second] = brokerages
  if (home === undefined || second !== undefined || home.subdomain === null || !home.redirect_clients) return null
  return originElsewhere(config, host, home.subdomain)
}

/** Whether a person has accounts only as an insured's own person. */
function isClient({ state, isAdmin, brokerages, accounts, impersonation }: Actor): boolean {
  // A session that views as a client is of this host alone.
  if (impersonation !== undefined) return false
  if (state !== 'complete' || isAdmin || brokerages.size > 0 || accounts.size === 0) return false
  return [...accounts.values()].every(({ role }) => insuredRoles.includes(role))
}
