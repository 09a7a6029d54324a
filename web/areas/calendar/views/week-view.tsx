import { useEffect, useRef } from 'react'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { dayText, localDate, shortDayText, timeText } from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'
import { dragType, EntryChip } from './entry-chip.tsx'
import kinds from './kinds.module.css'
import { inLanes } from './lanes.ts'
import type { GridProps } from './month-view.tsx'
import classes from './week-view.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** The hour that is in sight when a week opens. */
const firstHour = 7
/** Dropped events snap to this many minutes. */
const stepMinutes = 15

interface Props extends Omit<GridProps, 'day' | 'onDay'> {
  readonly days: readonly string[]
  /** The entry with this id was dropped at a time in the user's time zone. */
  readonly onDrop: (entryId: string, start: Date) => void
}

/** Days next to each other with their hours; all-day entries are above them. */
export function WeekView(props: Props) {
  const { days, today, onOpenDay } = props
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = scroller
    const hour = (current?.querySelector('section')?.offsetHeight ?? 0) / 24
    if (current !== null) current.scrollTop = hour * firstHour
  }, [])
  return (
    <div className={classes.frame} data-days={days.length}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard */}
      <div ref={scroller} className={classes.scroller} tabIndex={0} role="group" aria-label="Hours">
        <div className={classes.heads}>
          <span />
          {days.map((day) => (
            <div key={day} className={classes.head} data-today={day === today || undefined}>
              <button type="button" aria-label={dayText(day)} onClick={() => onOpenDay(day)}>
                {shortDayText(day)}
              </button>
              {entriesOf(props, day).map(
                (entry) =>
                  entry.time === '' && (
                    <EntryChip key={entry.id} entry={entry} onOpen={props.onOpen} draggable={props.mayMove} />
                  ),
              )}
            </div>
          ))}
        </div>
        <div className={classes.columns}>
          <div className={classes.hours} aria-hidden>
            {hours.map((hour) => (
              <span key={hour}>{hourText(hour)}</span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn key={day} {...props} day={day} />
          ))}
        </div>
      </div>
    </div>
  )
}

const entriesOf = ({ entries }: Pick<Props, 'entries'>, day: string): readonly Entry[] => entries.get(day) ?? []

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

function DayColumn(props: Props & { readonly day: string }) {
  const { day, mayMove, onOpen, onDrop } = props
  const timed = entriesOf(props, day).flatMap((entry) =>
    entry.event === undefined || entry.time === ''
      ? []
      : [{ entry, startsAt: entry.event.startsAt, endsAt: entry.event.endsAt }],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped here is moved by its form too
    <section
      className={classes.column}
      aria-label={dayText(day)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const minutes = Math.floor((((event.clientY - top) / height) * 1440) / stepMinutes) * stepMinutes
        const start = localDate(day)
        start.setHours(0, minutes)
        onDrop(event.dataTransfer.getData(dragType), start)
      }}
    >
      {inLanes(timed).map(({ event: { entry, startsAt, endsAt }, lane, lanes }) => (
        <button
          key={entry.id}
          type="button"
          className={[kinds.chip, classes.event].join(' ')}
          data-kind={entry.kind}
          draggable={mayMove}
          title={`${kindNames[entry.kind]}: ${entry.name}`}
          style={{
            top: `${(minutesOf(startsAt) / 1440) * 100}%`,
            height: `${(lengthOf(startsAt, endsAt) / 1440) * 100}%`,
            left: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
          }}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, entry.id)}
          onClick={() => onOpen(entry)}
        >
          <strong>{entry.name}</strong>
          <span>
            {timeText(startsAt)} – {timeText(endsAt)}
          </span>
        </button>
      ))}
    </section>
  )
}

/** Minutes since midnight by wall clock, also on days with clock changes. */
function minutesOf(instant: string): number {
  const at = new Date(instant)
  return at.getHours() * 60 + at.getMinutes()
}

const lengthOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000
