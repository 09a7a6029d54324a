import { type RefObject, useLayoutEffect } from 'react'

/** Makes everything outside a part inert while it fills the page, except live regions such as toasts. */
export function useAlone(part: RefObject<Element | null>, isAlone: boolean): void {
  useLayoutEffect(() => {
    if (!isAlone) return undefined
    const others: Element[] = []
    for (let at = part.current; at !== null && at !== document.body; at = at.parentElement)
      for (const other of at.parentElement?.children ?? [])
        if (other !== at && !other.matches('[role=status], [inert]')) others.push(other)
    for (const other of others) other.setAttribute('inert', '')
    return () => {
      for (const other of others) other.removeAttribute('inert')
    }
  }, [part, isAlone])
}
