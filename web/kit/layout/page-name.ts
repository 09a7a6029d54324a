import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../platform/listeners.ts'

let shown: string | undefined
const listeners = createListeners()

function show(name: string | undefined): void {
  shown = name
  listeners.tell()
}

/** Publishes the name of the current page while its heading is mounted. */
export function useNameOfPage(name: string): void {
  useEffect(() => {
    show(name)
    return () => show(undefined)
  }, [name])
}

/** The name of the page on screen as its heading gives it; undefined until there is one. */
export const usePageName = (): string | undefined => useSyncExternalStore(listeners.subscribe, () => shown)
