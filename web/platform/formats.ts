const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A calendar date as MM/dd/yyyy. Takes `yyyy-mm-dd` as it stands, without a time zone moving it. */
export function formatDate(date: string | Date): string {
  if (typeof date !== 'string')
    return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

/** The day on the user's own calendar as `yyyy-mm-dd`. */
export function isoDay(day: Date): string {
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}

/** Whole days from today to a calendar date: negative when it has passed. */
export function daysUntil(date: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const from = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  return Math.round((Date.UTC(year, month - 1, day) - from) / 86_400_000)
}

/** "just now", "5 min ago", "3 h ago", else the date. */
export function formatAgo(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : formatDate(new Date(time))
}

/** Text cut at a length, with an ellipsis where something is missing. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** The letters that stand for a name where there is no picture: of its first two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
}
