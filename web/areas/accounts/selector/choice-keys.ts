/**
 * Moves the focus between the search field and the links below it, as an arrow key asks. Returns whether it did; at the
 * ends, and for every other key, it does not.
 */
export function moveByArrows(key: string, finder: HTMLElement): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return false
  const stops = [...finder.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = at < 0 ? undefined : stops[at + step]
  next?.focus()
  return next !== undefined
}
