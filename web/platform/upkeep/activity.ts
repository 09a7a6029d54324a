import { deviceStorage } from '../storage.ts'

const inputName = 'portico.activity'
const toldName = 'portico.activity-told'

/** Milliseconds after which input is reported to the server without waiting for the next request. */
const tellAfterMs = 5 * 60_000
/** Milliseconds between two notes of input for the other tabs: typing shall cost nothing. */
const noteEveryMs = 1000

interface Watch {
  /** Whether input still counts as being at work; not when the session is about to end, or has. */
  readonly counts: (now: number) => boolean
  /** Called when the server has not been notified of input for a while. */
  readonly onUntold: () => void
}

let latest = 0
let noted = 0
let watch: Watch | undefined

// Unit tests without a page import this too: they have no input.
const page: Window | undefined = globalThis.window
for (const input of ['pointerdown', 'keydown', 'wheel'])
  page?.addEventListener(input, () => hear(Date.now()), { capture: true, passive: true })

function hear(now: number): void {
  if (watch?.counts(now) === false) return
  noteActivity(now)
  if (now - told() > tellAfterMs) watch?.onUntold()
}

const told = (): number => Number(deviceStorage.read(toldName) ?? 0)

/** When a person was last active in any tab of this device, in milliseconds; 0 if unknown. */
export function lastActivity(): number {
  return Math.max(latest, Number(deviceStorage.read(inputName) ?? 0))
}

/** Whether the server has not been notified of the latest input. */
export const isUntold = (): boolean => lastActivity() > told()

/** A person is at work now. */
export function noteActivity(now: number = Date.now()): void {
  latest = now
  if (now - noted < noteEveryMs) return
  noted = now
  deviceStorage.write(inputName, String(now))
}

/** Counts from now, without telling the server of any input: there was none. */
export function assumeActivity(now: number = Date.now()): void {
  noteActivity(now)
  deviceStorage.write(toldName, String(now))
}

/** Has one watcher decide what counts as activity, while there is a session to keep. */
export function watchActivity(watcher: Watch): () => void {
  watch = watcher
  return () => {
    watch = undefined
  }
}

/**
 * The header that reports input since the last request. Timers and streams alone do not extend a session: without input
 * it ends after an hour.
 */
export function activityHeader(): Record<string, string> {
  if (!isUntold()) return {}
  deviceStorage.write(toldName, String(lastActivity()))
  return { 'X-Portico-Activity': '1' }
}
