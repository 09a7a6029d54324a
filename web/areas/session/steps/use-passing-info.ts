import { useEffect, useRef } from 'react'

const infoMs = 4000

/** Hides an info alert 4 seconds after it was shown. */
export function usePassingInfo(isShown: boolean, hide: () => void): void {
  const latest = useRef(hide)
  useEffect(() => {
    latest.current = hide
  })
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => latest.current(), infoMs)
    return () => clearTimeout(timer)
  }, [isShown])
}
