/** Puts the focus on the heading of a card with an id, where what had it is gone or a link leads there. */
export function focusSection(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
