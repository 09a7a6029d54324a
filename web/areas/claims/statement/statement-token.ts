/** The token of a request for a statement; undefined if a path is none. */
export const statementTokenOf = (path: string): string | undefined =>
  /^\/o\/([^/]+)\/claim-statement\/?$/.exec(path)?.[1]
