import { activityHeader } from './activity.ts'
import { apiAddress } from '../files/api-address.ts'
import { noticeBuild } from '../notices/new-build.ts'
import { inOneTab, storageSettled } from './one-tab.ts'
import { deviceStorage, tabStorage } from '../storage.ts'

/** The bearer of secondary clients; worthless without the session cookie it belongs to. */
export const accessName = 'portico.access'

/** When the session was last rotated on this device: shows tabs that another one did it. Not a secret. */
export const rotationName = 'portico.rotation'

let shared: Promise<boolean> | undefined

/**
 * Rotates the session: once for all waiting calls of this tab, and once for all tabs. `since` is when the rejected call
 * was sent; a rotation after that by another tab counts.
 */
export function refreshSession(since: number): Promise<boolean> {
  shared ??= inOneTab('portico.refresh', (waited) => rotate(since, waited)).finally(() => {
    shared = undefined
  })
  return shared
}

const rotatedAfter = (since: number): boolean => Number(deviceStorage.read(rotationName) ?? 0) > since

async function rotate(since: number, waited: boolean): Promise<boolean> {
  if (waited && !rotatedAfter(since)) await storageSettled()
  if (rotatedAfter(since)) return true
  const answer = await fetch(apiAddress('/auth/refresh'), {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'portico', ...activityHeader() },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)
  // A network failure does not end the session; the pending call fails and can be retried.
  if (answer === undefined || answer.status >= 500) return false
  noticeBuild(answer)
  if (!answer.ok) throw new SessionEnded()
  const { accessToken } = (await answer.json()) as { accessToken: string }
  tabStorage.write(accessName, accessToken)
  deviceStorage.write(rotationName, String(Date.now()))
  return true
}

/** The session can no longer be extended. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}
