/** The key by which two coverages are the same: their names without case, spaces, and punctuation. */
export const coverageKey = ({ name }: { readonly name: string }): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
