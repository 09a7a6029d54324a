import { deviceStorage } from '../storage.ts'

/** Milliseconds after which an answer that came with the page may be out of date. */
const freshMs = 15_000

/** When someone last logged in on this device, in milliseconds: what a page brought from before is out of date. */
const loginName = 'portico.login'

let answers: Map<string, unknown> | undefined

/**
 * What the server answered to a first read while it made this page. Each is given once: who asks again wants to know
 * what is true then. Undefined where there is none.
 */
export function takeFirstAnswer(address: string): unknown {
  const current = currentAnswers()
  const answer = current.get(address)
  current.delete(address)
  return answer
}

/** Whether the server found nobody logged in while it made this page; false where it was not asked. */
export const isGuestPage = (): boolean => currentAnswers().get('/api/users/me') === null

/** They were given to the person who was logged in when the page was asked for. */
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
