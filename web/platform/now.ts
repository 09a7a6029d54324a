import { useSyncExternalStore } from 'react'

const stepMs = 60_000
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = new Date()
    for (const each of listeners) each()
  }, stepMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, to the minute: what is due or how long ago stays true while a page is open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
