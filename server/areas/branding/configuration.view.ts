import type { Configuration } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { BrokerageContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { originOfSubdomain } from '../../platform/http/host-rules.ts'

type About = Pick<BrokerageContext, 'brokerage' | 'platform' | 'host'>

/** A brokerage's own settings, with the product's branding as default. */
export async function configurationView(tx: Tx, { brokerage, platform, host }: About): Promise<Configuration> {
  const row = await tx.db
    .selectFrom('brokerages')
    .leftJoin('brandings', 'brandings.brokerage_code', 'brokerages.code')
    .select(['code', 'name', 'subdomain', 'redirect_clients', 'version', 'time_zone', 'tab_name', 'colors', 'logo'])
    .select(['brandings.letterhead', 'login_banner', 'policy_login_url'])
    .where('code', '=', brokerage.brokerage)
    .executeTakeFirstOrThrow()
  return {
    brokerCode: row.code,
    version: row.version,
    name: row.name,
    tabName: row.tab_name,
    letterhead: row.letterhead ?? '',
    loginBanner: row.login_banner,
    policyLoginUrl: row.policy_login_url,
    colors: row.colors ?? defaultBranding.colors,
    redirectClients: row.redirect_clients,
    timeZone: row.time_zone,
    subdomain: row.subdomain,
    address: row.subdomain === null ? null : originOfSubdomain(platform.config, host, row.subdomain),
    logo: row.logo,
  }
}
