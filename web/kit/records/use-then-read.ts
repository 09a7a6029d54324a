import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../feedback/toasts.ts'

/**
 * For record actions: waits for a call, shows a success toast, and refetches the queries of `keys` in any case. A
 * rejected call throws. Omit `said` if the screen shows the result.
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
