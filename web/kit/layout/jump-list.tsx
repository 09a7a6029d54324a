import classes from './sections.module.css'
import { jump } from './section-focus.ts'

interface Props {
  readonly label: string
  /** Cards that carry these ids. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Links at the top of a long page to its parts. */
export function JumpList({ label, sections }: Props) {
  if (sections.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={classes.jumps}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
