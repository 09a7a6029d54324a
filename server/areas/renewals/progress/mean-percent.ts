/** The combined progress of parts; nothing to do counts as nothing started. */
export function meanPercent(parts: readonly { readonly percent: number }[]): number {
  if (parts.length === 0) return 0
  return Math.floor(parts.reduce((sum, { percent }) => sum + percent, 0) / parts.length)
}
