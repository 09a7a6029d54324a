import { useCallback, useEffect, useId, useRef, useState } from 'react'

/**
 * A popover that a button opens, such as a menu. It closes on a click or focus elsewhere, or on Escape. `root` goes on
 * the element around both, `trigger` on the button, `id` on the popover.
 */
export function usePopover() {
  const [opened, setOpened] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = useCallback(() => setOpened(true), [])
  const close = useCallback(() => setOpened(false), [])
  const closeToButton = useCallback(() => {
    setOpened(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }, [])

  useEffect(() => {
    if (!opened) return undefined
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      closeToButton()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [opened, close, closeToButton])

  const trigger = {
    'aria-expanded': opened,
    'aria-controls': opened ? id : undefined,
    onClick: () => setOpened(!opened),
  }
  return { root, id, opened, open, close, closeToButton, trigger }
}
