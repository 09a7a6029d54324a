import { useCallback, useEffect, useState } from 'react'
import { type OpenPlace, openPlaceOf } from './open-place.ts'

/** Where in the link one is, with the page of the form; the way back of the browser leads through what was opened. */
export function useOpenPlace() {
  const [at, setAt] = useState(read)
  useEffect(() => {
    const follow = (): void => setAt(read())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = useCallback((path: string): void => {
    history.pushState(null, '', path)
    setAt(read())
  }, [])
  return { ...at, go }
}

function read(): { readonly place: OpenPlace; readonly pageKey: string | undefined } {
  const pageKey = new URLSearchParams(location.search).get('page') ?? undefined
  return { place: openPlaceOf(location.pathname)!, pageKey }
}
