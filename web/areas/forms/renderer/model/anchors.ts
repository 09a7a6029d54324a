/** The id of a question, or of a repeating section, on the page. */
export const anchorOf = (path: string): string => `answer-${path.replaceAll('/', '_')}`

const focusable = 'input:not([hidden]), select, textarea, button'

/** Scrolls to a question and focuses it; returns whether it exists. */
export function focusOn(path: string): boolean {
  const place = document.getElementById(anchorOf(path))
  if (place === null) return false
  const field = place.querySelector<HTMLElement>(focusable)
  place.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  return true
}
