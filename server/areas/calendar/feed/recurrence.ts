import {
  dayOfOccurrence,
  lastDayOf,
  occurrencesWithin,
  type Series,
} from '@portico/contract/areas/calendar/repeat.rules.ts'
import { instantOf } from '@portico/contract/kit/zone.rules.ts'
import { seriesOf, spanOf, type Timed } from '../occurrences.ts'
import { dayValue, timeProperty, utcValue } from './ics-values.ts'

/** The lines by which a calendar program counts the occurrences of a series; none for what happens once. */
export function recurrenceLines(row: Timed, horizon: string): string[] {
  const series = seriesOf(row)
  if (series.repeats === null) return []
  const times = (name: string, numbers: readonly number[]) =>
    numbers.map((number) => timeProperty(name, { at: spanOf(row, number).startsAt, ...row }))
  return [
    `RRULE:${[...rhythmOf(series), ...endOf(lastDayOf(series), row)].join(';')}`,
    ...times('RDATE', onShorterMonths(series, horizon)),
    ...times(
      'EXDATE',
      row.skips.toSorted((one, other) => one - other),
    ),
  ]
}

/** The last day of each month, if the first occurrence is on the 31st; likewise for February. */
function rhythmOf({ day, repeats }: Series): string[] {
  if (repeats === 'week') return ['FREQ=WEEKLY']
  if (repeats === 'month') return ['FREQ=MONTHLY', `BYMONTHDAY=${day.endsWith('-31') ? '-1' : Number(day.slice(8))}`]
  return day.endsWith('-02-29') ? ['FREQ=YEARLY', 'BYMONTH=2', 'BYMONTHDAY=-1'] : ['FREQ=YEARLY']
}

/**
 * The 29th and 30th become the last day of a shorter February, for which programs agree on no rule: these occurrences
 * are listed one by one.
 */
function onShorterMonths(series: Series, horizon: string): number[] {
  if (series.repeats !== 'month' || !/-(?:29|30)$/.test(series.day)) return []
  const date = series.day.slice(8)
  return occurrencesWithin(series, { from: series.day, to: horizon }).filter(
    (number) => dayOfOccurrence(series, number).slice(8) !== date,
  )
}

function endOf(lastDay: string | null, row: Timed): string[] {
  if (lastDay === null) return []
  if (row.whole_day) return [`UNTIL=${dayValue(lastDay)}`]
  return [`UNTIL=${utcValue(instantOf({ day: lastDay, time: '23:59' }, row.time_zone))}`]
}
