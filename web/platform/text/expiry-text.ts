import { counted } from '../formats.ts'

const hourMs = 3_600_000

/** When a link expires, as text: "expires in 6 days", "expires within the hour", "expired 2 days ago". */
export function expiryText(expiresAt: string, now: Date): string {
  const leftMs = new Date(expiresAt).getTime() - now.getTime()
  if (leftMs <= 0) return `expired ${span(-leftMs)} ago`
  return leftMs < hourMs ? 'expires within the hour' : `expires in ${span(leftMs)}`
}

function span(ms: number): string {
  const hours = Math.round(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  return hours < 24 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}
