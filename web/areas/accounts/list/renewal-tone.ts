/** How much a renewal presses: past or within a month, within a quarter, later. Negative days have passed. */
export function renewalTone(days: number): 'danger' | 'warning' | 'neutral' {
  if (days <= 30) return 'danger'
  return days <= 90 ? 'warning' : 'neutral'
}
