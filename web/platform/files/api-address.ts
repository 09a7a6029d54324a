const dataPath = /^\/(?:api|auth|open|tfa|admin\/features|server-events)(?:[/?]|$)/

/** The origin that the server sets for this host's calls; empty if it is the page's own. */
function apiOrigin(): string {
  // Tests of rules have no page.
  const page = typeof document === 'undefined' ? undefined : document
  const named = page?.querySelector<HTMLMetaElement>('meta[name="portico-api"]')?.content ?? ''
  return named.startsWith('http') ? named : ''
}

/** The address of a call, a file or an image on the server; other addresses are unchanged. */
export const apiAddress = (path: string): string => (dataPath.test(path) ? `${apiOrigin()}${path}` : path)
