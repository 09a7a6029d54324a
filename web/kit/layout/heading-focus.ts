let wanted = false

/** After navigation the focus goes to the new page's heading: now if it exists, else when it appears. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus()
  // The old page's heading may still be there, hidden: it takes no focus, and the new one will.
  wanted = heading === null || document.activeElement !== heading
}

/** The next heading that appears is a new page's, and gets the focus. */
export function expectHeading(): void {
  wanted = true
}

/** Whether a new heading should take the focus; called as it appears. */
export function takeHeadingFocus(): boolean {
  const taken = wanted
  wanted = false
  return taken
}
