import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  dayAfterKey,
  dayText,
  isWeekend,
  monthWeeks,
  monthText,
  shortWeekdayText,
  weekdayText,
} from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'
import { dragType, EntryChip } from './entry-chip.tsx'
import kinds from './kinds.module.css'
import classes from './month-view.module.css'

/** How many entries a day of the grid shows; the others are in the day's own list. */
const shown = 3

export interface GridProps {
  readonly day: string
  readonly today: string
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly mayMove: boolean
  readonly onDay: (day: string) => void
  readonly onOpen: (entry: Entry) => void
  readonly onOpenDay: (day: string) => void
}

interface Props extends GridProps {
  /** An entry, by its id, was dropped on another day. */
  readonly onDrop: (entryId: string, day: string) => void
}

/** A month as a grid: arrows go from day to day, Page Up and Page Down from month to month, Enter opens a day. */
export function MonthView(props: Props) {
  const { day, onDay, onOpenDay } = props
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  const weeks = monthWeeks(day)

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day='${day}']`)?.focus()
  }, [day])

  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const next = dayAfterKey(event.key, day)
    const opens = event.key === 'Enter' || event.key === ' '
    if (next === undefined && !opens) return
    event.preventDefault()
    if (next === undefined) return onOpenDay(day)
    byKey.current = true
    onDay(next)
  }

  return (
    <div ref={grid} role="grid" aria-label={monthText(day)} className={classes.grid}>
      <div role="row" className={classes.week}>
        {weeks[0]!.map((each) => (
          <span key={each} role="columnheader" aria-label={weekdayText(each)} className={classes.weekday}>
            {shortWeekdayText(each)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={classes.week}>
          {week.map((each) => (
            <DayCell key={each} {...props} each={each} onPress={press} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CellProps extends Props {
  readonly each: string
  readonly onPress: (event: KeyboardEvent) => void
}

function DayCell({ each, onPress, day, today, entries, mayMove, onDay, onOpen, onOpenDay, onDrop }: CellProps) {
  const here = entries.get(each) ?? []
  const count = here.length === 1 ? '1 entry' : `${here.length} entries`
  return (
    <div
      role="gridcell"
      tabIndex={each === day ? 0 : -1}
      aria-selected={each === day}
      aria-current={each === today ? 'date' : undefined}
      aria-label={here.length === 0 ? dayText(each) : `${dayText(each)}, ${count}`}
      data-day={each}
      data-outside={each.slice(0, 7) !== day.slice(0, 7) || undefined}
      data-weekend={isWeekend(each) || undefined}
      className={classes.day}
      onClick={() => {
        onDay(each)
        onOpenDay(each)
      }}
      onKeyDown={onPress}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(event.dataTransfer.getData(dragType), each)
      }}
    >
      <span className={classes.number} aria-hidden>
        {Number(each.slice(8))}
      </span>
      <div className={classes.chips}>
        {here.slice(0, shown).map((entry) => (
          <EntryChip key={entry.id} entry={entry} onOpen={onOpen} tabIndex={-1} draggable={mayMove} />
        ))}
        {here.length > shown && <span className={classes.more}>{here.length - shown} more</span>}
      </div>
      <div className={classes.dots} aria-hidden>
        {here.slice(0, shown + 1).map(({ id, kind }) => (
          <span key={id} className={kinds.dot} data-kind={kind} />
        ))}
      </div>
    </div>
  )
}
