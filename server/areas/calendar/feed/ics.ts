import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Timed } from '../occurrences.ts'
import { dayValue, timeProperty, utcValue } from './ics-values.ts'
import { recurrenceLines } from './recurrence.ts'
import { timeZoneLines } from './time-zone.ts'

/** One entry of a calendar file: a day, or an event with all its occurrences in the zone in which it was chosen. */
export interface IcsEntry {
  readonly uid: string
  readonly name: string
  readonly category: string
  readonly when: { readonly day: string } | Timed
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
    ...zonesOf(entries, now),
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/**
 * How far ahead time zone changes and irregular occurrences are listed; programs read the file again long before that.
 */
const horizonOf = (now: Date): Date => new Date(now.getTime() + 5 * 366 * 86_400_000)

/** The zones in which events of the file are, each from its first event on. */
function zonesOf(entries: readonly IcsEntry[], now: Date): string[] {
  const zoned = entries.flatMap(({ when }) => ('day' in when || when.time_zone === 'UTC' ? [] : [when]))
  return [...Map.groupBy(zoned, ({ time_zone }) => time_zone)].flatMap(([zone, events]) => {
    const first = Math.min(now.getTime(), ...events.map(({ starts_at }) => starts_at.getTime()))
    return timeZoneLines(zone, { from: new Date(first), to: horizonOf(now) })
  })
}

function linesOf({ uid, name, category, when, details, place, url, sequence = 0 }: IcsEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcValue(now)}`,
    `SEQUENCE:${sequence}`,
    ...timesOf(when, now),
    `SUMMARY:${escaped(name)}`,
    `CATEGORIES:${escaped(category)}`,
    ...given('DESCRIPTION', details && escaped(details)),
    ...given('LOCATION', place && escaped(place)),
    ...given('URL', url),
    'END:VEVENT',
  ]
}

/** An all-day entry does not block time: it shows as free. */
function timesOf(when: IcsEntry['when'], now: Date): string[] {
  if ('day' in when) return [`DTSTART;VALUE=DATE:${dayValue(when.day)}`, 'TRANSP:TRANSPARENT']
  const start = timeProperty('DTSTART', { at: when.starts_at, ...when })
  const end = when.whole_day ? 'TRANSP:TRANSPARENT' : timeProperty('DTEND', { at: when.ends_at, ...when })
  return [start, end, ...recurrenceLines(when, utcDay(horizonOf(now)))]
}

const given = (name: string, value: string | undefined) =>
  value === undefined || value === '' ? [] : [`${name}:${value}`]

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Folds a line into pieces of at most 75 octets, never within a character; continuation lines start with a space. */
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
