/** The token of a request for a statement; undefined where a path is none. */
export const statementTokenOf = (path: string): string | undefined =>
  /^\/o\/([^/]+)\/claim-statement\/?$/.exec(path)?.[1]
