import { useEffect, useState } from 'react'

interface Cooldown {
  /** Whole seconds until a retry is allowed; 0 if it is. */
  readonly left: number
  /** Starts a countdown of that many seconds. */
  readonly start: (seconds: number) => void
}

const from = (seconds: number) => {
  const now = Date.now()
  return { now, until: now + seconds * 1000 }
}

/** Counts down the seconds until a retry is allowed, starting from `seconds`. */
export function useCooldown(seconds = 0): Cooldown {
  const [{ now, until }, setClock] = useState(() => from(seconds))
  const isRunning = until > now
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setClock((clock) => ({ ...clock, now: Date.now() })), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    start: (next) => setClock(from(next)),
  }
}
