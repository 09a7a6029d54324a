/** How far parts are together; nothing to be done counts as nothing begun. */
export function meanPercent(parts: readonly { readonly percent: number }[]): number {
  if (parts.length === 0) return 0
  return Math.floor(parts.reduce((sum, { percent }) => sum + percent, 0) / parts.length)
}
