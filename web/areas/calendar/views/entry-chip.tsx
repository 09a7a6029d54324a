import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import type { ComponentProps } from 'react'
import type { Entry } from '../calendar-entries.ts'
import classes from './kinds.module.css'

/** What a drag carries: the id of the entry that is moved. */
export const dragType = 'text/plain'

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly entry: Entry
  readonly onOpen: (entry: Entry) => void
}

/** An entry in its colour. It opens when pressed and can be dragged. */
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

/** What the colours mean, for the kinds that are on screen. */
export function Legend({ kinds }: { readonly kinds: readonly Entry['kind'][] }) {
  if (kinds.length === 0) return null
  return (
    <ul className={classes.legend} aria-label="Colors">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={classes.dot} data-kind={kind} aria-hidden />
          {kindNames[kind]}
        </li>
      ))}
    </ul>
  )
}
