import { deviceStorage } from '../storage.ts'

/** Milliseconds after which a response embedded in the page may be out of date. */
const freshMs = 15_000

/** Time of the last login on this device, in milliseconds: pages from before it have outdated responses. */
const loginName = 'portico.login'

let answers: Map<string, unknown> | undefined

/**
 * Returns a read that the server answered while rendering this page. Each is returned once, since a second request
 * needs current data. Undefined if there is none.
 */
export function takeFirstAnswer(address: string): unknown {
  const current = currentAnswers()
  const answer = current.get(address)
  current.delete(address)
  return answer
}

/** Whether the server rendered this page for a guest; false if it did not check. */
export const isGuestPage = (): boolean => currentAnswers().get('/api/users/me') === null

/** They belong to the person who was logged in when the page was requested. */
export function forgetFirstAnswers(): void {
  answers = new Map()
}

/** Notes for the other tabs that are being loaded that someone has logged in since. */
export function noteLogin(): void {
  deviceStorage.write(loginName, String(Date.now()))
}

function currentAnswers(): Map<string, unknown> {
  const isStale = performance.now() > freshMs || Number(deviceStorage.read(loginName) ?? 0) > performance.timeOrigin
  answers = isStale ? new Map() : (answers ?? readAnswers())
  return answers
}

function readAnswers(): Map<string, unknown> {
  // Tests of rules have no page.
  const element = typeof document === 'undefined' ? null : document.getElementById('answers')
  const written = element?.textContent?.trim() ?? ''
  element?.remove()
  return new Map(written.startsWith('{') ? Object.entries(JSON.parse(written) as object) : [])
}
