import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { dayText, timeText } from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'
import { formatMoney } from '../../../platform/formats.ts'
import classes from './agenda-view.module.css'
import kinds from './kinds.module.css'

interface Props {
  readonly from: string
  readonly to: string
  readonly today: string
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly onOpen: (entry: Entry) => void
}

/** Day by day what is to come, as a list. */
export function AgendaView({ from, to, today, entries, onOpen }: Props) {
  const days = [...entries.keys()].filter((day) => from <= day && day <= to).toSorted()
  if (days.length === 0)
    return <EmptyState title="No events in this date range">Go to later dates, or add an event.</EmptyState>
  return (
    <div className={classes.agenda}>
      {days.map((day) => (
        <section key={day} className={classes.day} aria-labelledby={`agenda-${day}`}>
          <h3 id={`agenda-${day}`} className={classes.title}>
            {day === today ? `Today, ${dayText(day)}` : dayText(day)}
          </h3>
          <EntryList entries={entries.get(day) ?? []} onOpen={onOpen} />
        </section>
      ))}
    </div>
  )
}

interface ListProps {
  readonly entries: readonly Entry[]
  readonly onOpen: (entry: Entry) => void
}

/** The entries of a day, each with its time and its kind. */
export function EntryList({ entries, onOpen }: ListProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" className={classes.row} onClick={() => onOpen(entry)}>
            <span className={kinds.dot} data-kind={entry.kind} aria-hidden />
            <span className={classes.name}>{entry.name}</span>
            <span className={classes.facts}>{factsOf(entry)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ kind, time, event }: Entry): string {
  const amount = event?.amount == null ? [] : [formatMoney(event.amount)]
  const times = event === undefined || time === '' ? [] : [`${time} – ${timeText(event.endsAt)}`]
  return [kindNames[kind], ...amount, ...times].join(', ')
}
