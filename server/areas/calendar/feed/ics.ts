/** One entry of a calendar file: times are instants, so no reader needs to know a time zone. */
export interface IcsEntry {
  readonly uid: string
  readonly name: string
  readonly category: string
  readonly when: { readonly day: string } | { readonly startsAt: Date; readonly endsAt: Date }
  readonly details?: string | undefined
  readonly place?: string | undefined
  /** An address; nothing in it needs escaping. */
  readonly url?: string | undefined
  readonly sequence?: number
}

/** Octets of a line, beyond which it is folded (RFC 5545, 3.1). */
const lineOctets = 75

/** A calendar file (RFC 5545) that calendar programs subscribe to and read again every hour. */
export function icsOf(name: string, entries: readonly IcsEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function linesOf({ uid, name, category, when, details, place, url, sequence = 0 }: IcsEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    ...timesOf(when),
    `SUMMARY:${escaped(name)}`,
    `CATEGORIES:${escaped(category)}`,
    ...given('DESCRIPTION', details && escaped(details)),
    ...given('LOCATION', place && escaped(place)),
    ...given('URL', url),
    'END:VEVENT',
  ]
}

/** A day of its own takes no time from anybody: it shows as free. */
function timesOf(when: IcsEntry['when']): string[] {
  if ('day' in when) return [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
  return [`DTSTART:${utc(when.startsAt)}`, `DTEND:${utc(when.endsAt)}`]
}

const given = (name: string, value: string | undefined) =>
  value === undefined || value === '' ? [] : [`${name}:${value}`]

const utc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Breaks a line into pieces of at most 75 octets, never within a character; each further piece begins with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
