import type { Config } from '../config/config.ts'

type Hosts = Pick<Config, 'production' | 'publicUrl' | 'hosts'>

/** `own` is served, `foreign` is not; a subdomain of the portal is served if a brokerage has it. */
export type HostPlace = 'own' | 'foreign' | { readonly subdomain: string }

/**
 * What a host, with or without a port, belongs to. Without a public address every host is accepted, since a laptop may
 * have any name.
 */
export function placeOfHost({ production, publicUrl, hosts }: Hosts, host: string): HostPlace {
  if (publicUrl === undefined) return 'own'
  const { name } = partsOf(host)
  if (name === publicUrl.hostname || hosts.includes(name)) return 'own'
  if (!production && thisMachine.test(name)) return 'own'
  const subdomain = subdomainUnder(publicUrl.hostname, name)
  return subdomain === undefined ? 'foreign' : { subdomain }
}

/** The subdomain whose branding a host shows; empty for the product's own. */
export function whiteLabelOf({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): string {
  const { name } = partsOf(host)
  if (name === publicUrl?.hostname) return ''
  const [first = '', ...rest] = name.split('.')
  return rest.length === 0 ? '' : first
}

/**
 * The origin of a subdomain, such as `https://harbor.portal.example`; null if the parent host is unknown. Without a
 * public address only `localhost` is trusted.
 */
export function originOfSubdomain(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  host: string,
  subdomain: string,
): string | null {
  const base = publicUrl ?? localBase(partsOf(host))
  if (base === undefined || !label.test(subdomain)) return null
  const origin = `${base.protocol}//${subdomain}.${base.hostname}${base.port === '' ? '' : `:${base.port}`}`
  // Numeric addresses have no subdomains.
  return URL.canParse(origin) ? origin : null
}

/** The same for a redirect: null if it is the current host. */
export function originElsewhere(config: Pick<Config, 'publicUrl'>, host: string, subdomain: string): string | null {
  const origin = originOfSubdomain(config, host, subdomain)
  return origin !== null && new URL(origin).hostname !== partsOf(host).name ? origin : null
}

/** The origin used in printed addresses: the brokerage’s subdomain if it has one, else the portal's. */
export const brandedOrigin = (config: Pick<Config, 'publicUrl'>, host: string, subdomain: string | null): string =>
  (subdomain === null ? null : originOfSubdomain(config, host, subdomain)) ??
  config.publicUrl?.origin ??
  `http://${host}`

const label = /^[a-z0-9-]{1,63}$/

const thisMachine = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** A host's lowercase name and port; no name if it is invalid. */
function partsOf(host: string): { readonly name: string; readonly port: string } {
  const [, name = '', port = ''] = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(host) ?? []
  return { name: name.toLowerCase(), port }
}

function subdomainUnder(base: string, name: string): string | undefined {
  const first = name.slice(0, -base.length - 1)
  return name === `${first}.${base}` && label.test(first) ? first : undefined
}

function localBase({ name, port }: { readonly name: string; readonly port: string }): URL | undefined {
  return /^(?:[a-z0-9-]+\.)?localhost$/.test(name) ? new URL(`http://localhost${port}`) : undefined
}
