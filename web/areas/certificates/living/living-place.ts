/** The code in the address of a certificate’s page for its holder; undefined if it is none. */
export const livingPlaceOf = (path: string): string | undefined => /^\/c\/([^/]+)\/?$/.exec(path)?.[1]
