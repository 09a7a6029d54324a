/** The token of an upload link for a vendor; undefined if a path is none. */
export const vendorTokenOf = (path: string): string | undefined =>
  /^\/o\/([^/]+)\/vendor-certificates\/?$/.exec(path)?.[1]
