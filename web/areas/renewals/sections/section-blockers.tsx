import type { Blocker } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconPointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import classes from './section-card.module.css'

/** How many are shown before the list is unfolded. */
const shown = 3

/** What blocks a section, each linked to where it is fixed. Errors come first. */
export function SectionBlockers({ blockers }: { readonly blockers: readonly Blocker[] }) {
  const [all, setAll] = useState(false)
  if (blockers.length === 0) return null
  const ordered = blockers.toSorted((one, other) => Number(other.isHard) - Number(one.isHard))
  return (
    <div>
      <ul className={classes.blockers} aria-label="Issues to resolve">
        {ordered.slice(0, all ? undefined : shown).map((blocker) => (
          <li key={`${blocker.text} ${blocker.link ?? ''}`} data-hard={blocker.isHard}>
            {blocker.isHard ? <IconAlertCircle size={16} aria-hidden /> : <IconPointFilled size={16} aria-hidden />}
            <span>
              {blocker.isHard && <VisuallyHidden>Error: </VisuallyHidden>}
              {blocker.link === null ? blocker.text : <AppLink href={blocker.link}>{blocker.text}</AppLink>}
            </span>
          </li>
        ))}
      </ul>
      {ordered.length > shown && !all && (
        <Button kind="quiet" small onClick={() => setAll(true)}>
          Show all {ordered.length}
        </Button>
      )}
    </div>
  )
}
