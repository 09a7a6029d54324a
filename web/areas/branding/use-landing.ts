import { useCallback, useEffect, useState } from 'react'
import { statusOf } from '../../platform/call-error.ts'

/**
 * What the link of a page opens: `found` once it is read, else `status` of the error, 0 if there was no response. Pass
 * the same `read` each time.
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
