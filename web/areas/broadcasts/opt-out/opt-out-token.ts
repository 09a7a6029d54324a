/** The token of an opt-out link; undefined for any other path. */
export const optOutTokenOf = (path: string): string | undefined => /^\/opt-out\/([^/]+)\/?$/.exec(path)?.[1]
