/** Focuses the heading of the card with an id, after the focused element disappeared or a link led there. */
export function focusSection(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
