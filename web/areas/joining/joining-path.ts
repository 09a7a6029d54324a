const paths = /^\/(?:(invite|broker-invite)\/[^/]+|register|pre-register)\/?$/

/** Whether an address is a page of joining: an invitation, or a registration. */
export function isJoiningPath(path: string): boolean {
  return paths.test(path)
}
