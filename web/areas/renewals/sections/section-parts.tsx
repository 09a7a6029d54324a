import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted } from '../../../platform/formats.ts'
import classes from './section-card.module.css'

interface Props {
  readonly parts: RenewalSection['parts']
  /** Of the section. */
  readonly name: string
}

/** The parts of a section, such as its schedules, and how far each is. */
export function SectionParts({ parts, name }: Props) {
  if (parts.length === 0) return null
  const done = parts.filter(({ percent }) => percent === 100).length
  return (
    <details className={classes.parts}>
      <summary>
        {done} of {counted(parts.length, 'part')} done
      </summary>
      <ul aria-label={`Parts of ${name.toLowerCase()}`}>
        {parts.map(({ name: part, link, percent }) => (
          <li key={`${part} ${link ?? ''}`}>
            <span>{link === null ? part : <AppLink href={link}>{part}</AppLink>}</span>
            <span className={classes.percent}>{percent}%</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
