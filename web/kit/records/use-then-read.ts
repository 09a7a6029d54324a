import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../feedback/toasts.ts'

/**
 * For what people do to records: waits for a call, says that it worked, and has the queries of `keys` read again whether it
 * did or not. A call that is refused throws. `said` is left out where the screen shows the result.
 */
export function useThenRead(keys: readonly string[]) {
  const cache = useQueryClient()
  return async <T>(work: Promise<T>, said?: string | ((answer: T) => string)): Promise<T> => {
    try {
      const answer = await work
      if (said !== undefined) toasts.show('success', typeof said === 'string' ? said : said(answer))
      return answer
    } finally {
      await Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: [key] })))
    }
  }
}
