import { offsetAt } from '@portico/contract/kit/zone.rules.ts'
import { utcValue } from './ics-values.ts'

const hour = 3_600_000
const week = 168 * hour

/** A zone for calendar programs that do not know it by name: what its clocks show from one time to another. */
export function timeZoneLines(zone: string, { from, to }: { readonly from: Date; readonly to: Date }): string[] {
  const start = Math.floor(from.getTime() / hour) * hour
  const first = offsetAt(start, zone)
  const lines = observance({ at: start, before: first, after: first })
  for (let at = start; at < to.getTime(); at += week) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + week, zone)]
    if (before !== after) lines.push(...observance({ at: changeBetween(at, at + week, zone), before, after }))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE']
}

/** When clocks change between two instants, to the minute. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

interface Change {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** The offset after a clock change; it starts at the wall-clock time before the change. */
function observance({ at, before, after }: Change): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  const start = utcValue(new Date(at + before)).slice(0, -1)
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

/** `-0500` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const digits = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, '0')
  return `${offset < 0 ? '-' : '+'}${digits}`
}
