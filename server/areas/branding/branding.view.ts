import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The branding of a subdomain; the product's own if no brokerage has it, or a suspended one. */
export async function brandingView(tx: Tx, subdomain: string): Promise<Branding> {
  if (!/^[a-z0-9-]{1,63}$/i.test(subdomain)) return defaultBranding
  const row = await tx.db
    .selectFrom('brokerages')
    .leftJoin('brandings', 'brandings.brokerage_code', 'brokerages.code')
    .select(['brokerages.code', 'brokerages.name'])
    .selectAll('brandings')
    .where('brokerages.subdomain', '=', subdomain.toLowerCase())
    .where('brokerages.suspended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return defaultBranding
  return {
    colors: row.colors ?? defaultBranding.colors,
    name: row.name,
    tabName: row.tab_name ?? defaultBranding.tabName,
    logo: row.logo,
    brokerCode: row.code,
    policyLoginUrl: row.policy_login_url,
    loginBanner: row.login_banner,
  }
}
