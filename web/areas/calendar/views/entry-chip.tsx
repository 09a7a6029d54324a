import { type EntryKind, kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import type { ComponentProps } from 'react'
import type { Entry } from '../calendar-entries.ts'
import classes from './kinds.module.css'

/** What a drag carries: the id of the entry that is moved. */
export const dragType = 'text/plain'

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly entry: Entry
  readonly onOpen: (entry: Entry) => void
}

/** An entry in its color. It opens on click and can be dragged. */
export function EntryChip({ entry, onOpen, ...rest }: Props) {
  const { kind, name, time, id } = entry
  return (
    <button
      type="button"
      className={classes.chip}
      data-kind={kind}
      title={`${kindNames[kind]}: ${name}`}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(entry)
      }}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, id)
        dataTransfer.effectAllowed = 'move'
      }}
      {...rest}
    >
      {time} {name}
    </button>
  )
}

interface LegendProps {
  readonly kinds: readonly EntryKind[]
  readonly hidden: ReadonlySet<EntryKind>
  readonly onHide: (kinds: ReadonlySet<EntryKind>) => void
}

/** The colors of the entry kinds in use. Each kind can be hidden and shown. */
export function Legend({ kinds, hidden, onHide }: LegendProps) {
  if (kinds.length === 0) return null
  return (
    <ul className={classes.legend} aria-label="Shown kinds">
      {kinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            aria-pressed={!hidden.has(kind)}
            title={hidden.has(kind) ? 'Show' : 'Hide'}
            onClick={() => onHide(toggled(hidden, kind))}
          >
            <span className={classes.dot} data-kind={kind} aria-hidden />
            {kindNames[kind]}
          </button>
        </li>
      ))}
    </ul>
  )
}

function toggled(kinds: ReadonlySet<EntryKind>, kind: EntryKind): ReadonlySet<EntryKind> {
  const next = new Set(kinds)
  if (!next.delete(kind)) next.add(kind)
  return next
}
