import { openSectionKinds, openSectionText } from '@portico/contract/areas/feature-settings/open-section-labels.ts'
import type { OpenSection, SectionInUse } from '@portico/contract/areas/feature-settings/open-section.shapes.ts'
import type { z } from 'zod'
import { Notice } from '../../kit/feedback/notice.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { type ApiError, codeOf } from '../../platform/call-error.ts'
import classes from './features.module.css'

interface Props {
  readonly error: unknown
  /** The message unless a section has open work. */
  readonly failure: string
}

/** Why a setting could not be saved. Open work of a section that would be turned off is linked. */
export default function SettingFailure({ error, failure }: Props) {
  const open = openSectionsOf(error)
  if (open === undefined) return <Notice kind="error">{failure}</Notice>
  return (
    <Notice kind="error">
      <p>{(error as Error).message}</p>
      <ul className={classes.open}>
        {open.map(({ account, accountName, ...work }) => (
          <li key={account}>
            <AppLink href={`/${encodeURIComponent(account)}/${openSectionKinds[work.kind].page}`}>
              {accountName}: {openSectionText(work)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The open work because of which a section stays on; undefined after any other error. */
export function openSectionsOf(error: unknown): readonly OpenSection[] | undefined {
  if (codeOf(error) !== 'section_in_use') return undefined
  return (error as ApiError<422, z.infer<typeof SectionInUse>>).body.open
}
