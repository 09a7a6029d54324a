/**
 * How far something is for those who listen: its start, each quarter and its end, not every step. `share` is 0 to 1.
 */
export function heardProgress(share: number): string {
  const quarters = Math.floor(share * 4)
  return quarters > 0 ? `${quarters * 25}%` : 'begun'
}
