import { useSyncExternalStore } from 'react'

const phone = '(max-width: 640px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is as narrow as a phone: then rows are cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
