import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { Choice } from '../../kit/controls/choice.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { dayText, monthText, rangeOf, shortDayText, stepped, type View } from './calendar-days.ts'
import classes from './calendar-screen.module.css'

interface Props {
  readonly view: View
  readonly day: string
  readonly today: string
  readonly isNarrow: boolean
  readonly onGo: (place: { view?: View; day?: string }) => void
}

/** The current range, buttons to move, and the choice of view. */
export function CalendarToolbar({ view, day, today, isNarrow, onGo }: Props) {
  const options = [
    { value: 'month', label: 'Month' },
    { value: 'week', label: isNarrow ? 'Day' : 'Week' },
    { value: 'agenda', label: 'Agenda' },
  ] as const
  const step = (by: 1 | -1): void => onGo({ day: stepped(view, day, { isNarrow, by }) })
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
        <IconButton label="Earlier" icon={<IconChevronLeft size={20} />} small onClick={() => step(-1)} />
        <IconButton label="Later" icon={<IconChevronRight size={20} />} small onClick={() => step(1)} />
        <Button kind="secondary" small onClick={() => onGo({ day: today })}>
          Today
        </Button>
        <h2 className={classes.shown} aria-live="polite">
          {titleOf(view, day, isNarrow)}
        </h2>
      </div>
      <Choice label="View" labelHidden options={options} value={view} onChange={(chosen) => onGo({ view: chosen })} />
    </div>
  )
}

function titleOf(view: View, day: string, isNarrow: boolean): string {
  if (view === 'month') return monthText(day)
  const { from, to } = rangeOf(view, day, isNarrow)
  return from === to ? dayText(day) : `${shortDayText(from)} – ${shortDayText(to)}`
}
