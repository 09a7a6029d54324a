import { useEffect, useState } from 'react'
import { lastActivity } from '../../platform/upkeep/activity.ts'
import { idleLeft, warningMs } from '../../platform/upkeep/idle.ts'
import { endSession } from '../../platform/session.ts'

/** Events that show input in another tab, or that this one is visible again. */
const looks = ['storage', 'focus', 'pageshow', 'visibilitychange'] as const

/**
 * Seconds until the session ends for want of input in any tab; undefined while that is far off. Read from the clock at
 * each look, so that a computer that slept through the end knows it on waking; then the session is ended.
 */
export function useIdleLeft(): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      const left = idleLeft(Date.now(), lastActivity())
      setSeconds(left > warningMs ? undefined : Math.max(0, Math.ceil(left / 1000)))
      if (left <= 0) endSession('expired')
      else timer = setTimeout(look, left > warningMs ? left - warningMs : 1 + (left % 1000))
    }
    look()
    for (const event of looks) addEventListener(event, look, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const event of looks) removeEventListener(event, look, { capture: true })
    }
  }, [])
  return seconds
}
