/**
 * The address of a white label on the machine that serves this page: only the first part of the host differs. An IP
 * address has no subdomains, so `localhost` replaces it.
 */
export function whiteLabelAddress(here: URL, subdomain: string | undefined, subdomains: readonly string[]): string {
  const there = new URL('/', here)
  const host = /^[\d.]+$|^\[/.test(here.hostname) ? 'localhost' : here.hostname
  const [first = '', ...rest] = host.split('.')
  const base = rest.length > 0 && subdomains.includes(first) ? rest.join('.') : host
  there.hostname = subdomain === undefined ? base : `${subdomain}.${base}`
  return there.href
}
