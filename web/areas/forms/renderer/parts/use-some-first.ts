import { startTransition, useEffect, useState } from 'react'

/** Questions rendered initially, and then with every idle period. */
const step = 30

const soon: (work: () => void) => () => void =
  typeof requestIdleCallback === 'undefined'
    ? (work) => {
        const timer = setTimeout(work, 30)
        return () => clearTimeout(timer)
      }
    : (work) => {
        const handle = requestIdleCallback(work, { timeout: 300 })
        return () => cancelIdleCallback(handle)
      }

/** How many of a long list are rendered: enough for a screen immediately, the others when idle. */
export function useSomeFirst(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return undefined
    return soon(() => startTransition(() => setDrawn((before) => before + step)))
  }, [drawn, total])
  return Math.min(drawn, total)
}
