/** The files that took longest together, for the note of a stage. Times are in milliseconds of one worker. */
export function slowest(spent: Iterable<{ readonly file: string; readonly ms: number }>, many = 12): string {
  const seconds = new Map<string, number>()
  for (const { file, ms } of spent) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  const ordered = [...seconds].toSorted(([, a], [, b]) => b - a)
  return `slowest: ${ordered
    .slice(0, many)
    .map(([file, time]) => `${file} ${Math.round(time)} s`)
    .join(', ')}`
}
