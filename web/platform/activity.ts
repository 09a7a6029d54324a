let isActive = false

for (const input of ['pointerdown', 'keydown', 'wheel']) {
  addEventListener(input, () => (isActive = true), { capture: true, passive: true })
}

/**
 * The header that says a person was at work since the last request. Timers and streams alone do not keep a session:
 * without anyone's input it ends after an hour.
 */
export function activityHeader(): Record<string, string> {
  const header: Record<string, string> = isActive ? { 'X-Portico-Activity': '1' } : {}
  isActive = false
  return header
}
