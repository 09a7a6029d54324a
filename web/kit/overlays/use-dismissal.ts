import { type RefObject, useEffect } from 'react'

/** Closes something light, such as a menu, when a person clicks or moves focus elsewhere or presses Escape. */
export function useDismissal(inside: RefObject<HTMLElement | null>, opened: boolean, close: () => void): void {
  useEffect(() => {
    if (!opened) return undefined
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && inside.current?.contains(target) === false
    const onPointer = (event: PointerEvent): void => {
      if (isOutside(event.target)) close()
    }
    const onFocus = (event: FocusEvent): void => {
      if (isOutside(event.target)) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      close()
      inside.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [inside, opened, close])
}
