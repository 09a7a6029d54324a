/** The token in the address of a sent ID card; undefined for any other path. */
export const cardTokenOf = (path: string): string | undefined => /^\/id-card\/([^/]+)\/?$/.exec(path)?.[1]
