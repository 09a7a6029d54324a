import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { call } from './client.ts'

/** The nonce under which this page may add style elements; the server writes it into the page. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  return nonce === '__CSP_NONCE__' ? '' : nonce
}

/** The subdomain whose branding this host shows. */
export const pageSubdomain = (): string => location.hostname.split('.')[0] ?? 'www'

/** The brand of this host: from the page, if the server embedded it, else fetched, else the default. */
export async function pageBrand(otherwise: Branding): Promise<Branding> {
  const written = document.getElementById('brand')?.textContent ?? ''
  if (written.trim().startsWith('{')) return JSON.parse(written) as Branding
  return call('GET /open/branding/{subdomain}', { params: { subdomain: pageSubdomain() } }).catch(() => otherwise)
}
