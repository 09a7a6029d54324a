/** Makes a formatter when it is first used: each takes milliseconds, and the first page needs none of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A calendar date as MM/dd/yyyy. Reads `yyyy-mm-dd` literally, so that no time zone shifts it. */
export function formatDate(date: string | Date): string {
  if (typeof date !== 'string')
    return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

const shortDate = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)

/** A calendar date within a sentence, as Mon d, yyyy: `Mar 4, 2026`. */
export const formatShortDate = (date: string): string => shortDate().format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

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

const moment = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** A moment on the user's own clock as MM/dd/yyyy, h:mm AM. */
export const formatMoment = (time: string): string => moment().format(new Date(time))

/** "today", "in 5 days", "1 day ago": a number of days from today as text, negative when they have passed. */
export function formatDaysAway(days: number): string {
  if (days === 0) return 'today'
  const count = counted(Math.abs(days), 'day')
  return days < 0 ? `${count} ago` : `in ${count}`
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

/** The initials that replace an image: of a name's first two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A 10-digit US phone number as (###) ###-####; anything else unchanged. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length === 10 && /^[-\d.() ]+$/.test(typed)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : typed
}

const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** Cents as dollars with thousands separators; pennies only if there are any. */
export const formatMoney = (cents: number): string => dollars().format(cents / 100)

const shortDollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumFractionDigits: 2,
    }),
)

/** Cents as few letters say them: $750K, $1.25M. */
export const formatShortMoney = (cents: number): string => shortDollars().format(cents / 100)

/** A wait as text, rounded up: "45 seconds", "2 minutes", "1 hour". */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return counted(Math.ceil(seconds), 'second')
  return seconds <= 5400 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3600), 'hour')
}

/** A number with thousands separators. */
export const formatCount = (many: number): string => many.toLocaleString('en-US')

/** "1 row", "2,000 rows": a count with its noun. */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${formatCount(many)} ${many === 1 ? one : more}`

/** A mailto address; its parts cannot add headers. */
export function mailto(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

/** Cents as an editable amount: without a currency sign, empty for null. */
export const moneyToType = (cents: number | null): string => (cents === null ? '' : formatMoney(cents).replace('$', ''))

/** Typed dollars in cents; undefined if they are not an amount. */
export function typedCents(typed: string): number | undefined {
  const amount = typed.replaceAll(/[$,\s]/g, '')
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined
}
