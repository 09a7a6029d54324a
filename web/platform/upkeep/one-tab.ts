import { demandSessionField, isText } from './session-fields.ts'

/** Milliseconds that storage may need to reach another tab. */
const noteMs = 100

/** Runs `work` in one tab at a time, and tells it whether it had to wait for another. */
export async function inOneTab<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  demandSessionField('refresh interval name', isText(name))
  // Only secure origins have locks; without them each tab works alone, which the server tolerates.
  if (!('locks' in navigator)) return work(false)
  const held = (await navigator.locks.query()).held?.some((lock) => lock.name === name) === true
  return navigator.locks.request(name, () => work(held))
}

/** Waits until another tab's storage writes are visible in this tab's process. */
export const storageSettled = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, noteMs)
  })
