import type { PersonPresent } from '@portico/contract/areas/presence/presence.shapes.ts'
import { rowOf } from './people-marks.ts'
import classes from './presence.module.css'

interface Props {
  readonly people: readonly PersonPresent[]
  /** The rows as they are shown. */
  readonly shown: readonly { readonly id: string }[]
}

/** Who else has this open, by name. */
export function PeoplePresent({ people, shown }: Props) {
  if (people.length === 0) return null
  return (
    <ul className={classes.people} aria-label="Also here">
      {people.map((person) => (
        <li key={person.username} className={classes.person} title={person.username}>
          {person.name}
          <span className={classes.where}>{rowOf(person, shown)}</span>
        </li>
      ))}
    </ul>
  )
}
