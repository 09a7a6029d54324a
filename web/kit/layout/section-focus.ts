import type { MouseEvent } from 'react'

/** Focuses the heading of the card with an id, after the focused element disappeared or a link led there. */
export function focusSection(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** Follows a link within the page. Moves the focus too, so that the next Tab continues from there. */
export function jump(event: MouseEvent, id: string): void {
  const section = document.getElementById(id)
  if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  section.scrollIntoView()
  focusSection(id)
}
