/** When each release first ran, by name. */
export type Releases = ReadonlyMap<string, Date>

/**
 * Whether a new occurrence reopens a resolved error: in a release newer than the newest one it had occurred in. Pages
 * of an older release may stay open for days. If neither release is known, every occurrence reopens it.
 */
export function reopens(releases: Releases, resolvedIn: string, seenIn: string): boolean {
  const [before, now] = [releases.get(resolvedIn), releases.get(seenIn)]
  if (before === undefined) return now !== undefined || seenIn === resolvedIn
  return now !== undefined && now > before
}

/** The newer of two releases; one that is not known is older than any. */
export function newerRelease(releases: Releases, one: string, other: string): string {
  const [first, second] = [releases.get(one), releases.get(other)]
  if (second === undefined) return one
  return first === undefined || second > first ? other : one
}
