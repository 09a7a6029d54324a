import { activityHeader } from './activity.ts'
import { apiAddress } from '../files/api-address.ts'
import { noticeBuild } from '../notices/new-build.ts'
import { deviceStorage, tabStorage } from '../storage.ts'

/** The bearer of secondary clients; worthless without the session cookie it belongs to. */
export const accessName = 'portico.access'

/** When the session was last rotated on this device: tells tabs that another one did it. Not a secret. */
export const rotationName = 'portico.rotation'

/** Milliseconds that storage may need to reach another tab. */
const noteMs = 100

let shared: Promise<boolean> | undefined

/**
 * Rotates the session: once for all calls of this tab that wait for it, and once for all tabs.
 * `since` is when the refused call was sent; a rotation after that by another tab counts.
 */
export function refreshSession(since: number): Promise<boolean> {
  shared ??= inOneTab((waited) => rotate(since, waited)).finally(() => {
    shared = undefined
  })
  return shared
}

/** `work` hears whether it had to wait for another tab. */
async function inOneTab(work: (waited: boolean) => Promise<boolean>): Promise<boolean> {
  // Only secure origins have locks; without them each tab refreshes alone, which the server tolerates.
  if (!('locks' in navigator)) return work(false)
  const name = 'portico.refresh'
  const held = (await navigator.locks.query()).held?.some((lock) => lock.name === name) === true
  return navigator.locks.request(name, () => work(held))
}

const rotatedAfter = (since: number): boolean => Number(deviceStorage.read(rotationName) ?? 0) > since

async function rotate(since: number, waited: boolean): Promise<boolean> {
  // The note of the tab that was faster may still be on its way from one process of the browser to another.
  if (waited && !rotatedAfter(since)) await new Promise((done) => setTimeout(done, noteMs))
  if (rotatedAfter(since)) return true
  const answer = await fetch(apiAddress('/auth/refresh'), {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'portico', ...activityHeader() },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)
  // No answer is no verdict on the session: the call that waits fails by itself and may be tried again.
  if (answer === undefined || answer.status >= 500) return false
  noticeBuild(answer)
  if (!answer.ok) throw new SessionEnded()
  const { accessToken } = (await answer.json()) as { accessToken: string }
  tabStorage.write(accessName, accessToken)
  deviceStorage.write(rotationName, String(Date.now()))
  return true
}

/** The session cannot be extended any more. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}
