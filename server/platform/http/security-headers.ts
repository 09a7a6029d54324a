/** Sent with every response; pages add their content security policy. One frozen object: no work per request. */
export const securityHeaders = Object.freeze({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
})

/** For data: shared caches must not store it, and nothing in it can run. */
export const dataHeaders = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

interface Elsewhere {
  /** The origin of a favicon service. */
  readonly pictures: string | undefined
  /** The origin that the page calls, if not its own. */
  readonly api: string | undefined
}

/** The content policy of a page whose own style elements carry the nonce. */
export function pagePolicy(nonce: string, { pictures, api }: Elsewhere): string {
  const and = (...origins: readonly (string | undefined)[]) =>
    origins.map((origin) => (origin === undefined ? '' : ` ${origin}`)).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${and(pictures, api)}`,
    "font-src 'self'",
    `frame-src 'self'${and(api)}`,
    `connect-src 'self'${and(api)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
