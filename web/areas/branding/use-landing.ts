import { useCallback, useEffect, useState } from 'react'
import { statusOf } from '../../platform/call-error.ts'

/**
 * What the link that opened a page leads to: `found` once it is read, else `status` says how it was refused, 0 where no
 * answer came. Give the same `read` each time.
 */
export function useLanding<T>(read: () => Promise<T>) {
  const [answer, setAnswer] = useState<{ readonly found?: T; readonly status?: number }>({})
  const look = useCallback(async (): Promise<void> => {
    try {
      setAnswer({ found: await read() })
    } catch (error) {
      setAnswer({ status: statusOf(error) ?? 0 })
    }
  }, [read])
  useEffect(() => void look(), [look])
  return { found: answer.found, status: answer.status, look, keep: (found: T) => setAnswer({ found }) }
}
