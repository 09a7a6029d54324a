/** Announced progress: the start, each quarter and the end, not every step. `share` is 0 to 1. */
export function heardProgress(share: number): string {
  const quarters = Math.floor(share * 4)
  return quarters > 0 ? `${quarters * 25}%` : 'begun'
}
