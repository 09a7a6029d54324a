import type { OpenEntry, OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { MouseEvent } from 'react'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { statusWords } from '../../applications/applications.door.ts'
import { OpenSheet } from './open-sheet.tsx'
import type { OpenPlace } from './open-place.ts'
import { othersWords } from './others-words.ts'
import classes from './open.module.css'

interface Props {
  readonly place: OpenPlace
  readonly landing: OpenLanding
  readonly inside: NonNullable<OpenLanding['inside']>
  readonly go: (path: string) => void
}

/** What is asked, and how far each form is. */
export function FormList({ place: { token }, landing: { askedBy }, inside, go }: Props) {
  const { account, recipientName, expiresAt, applications } = inside
  if (applications.length === 0)
    return (
      <OpenSheet title="Forms to fill">
        <Page title={`Forms for ${account}`}>
          <EmptyState title="Nothing is left to fill">
            The forms of this link were removed. {askedBy} knows whether anything else is needed.
          </EmptyState>
        </Page>
      </OpenSheet>
    )
  const lead = `${askedBy} asks ${recipientName} to fill these by ${formatDate(new Date(expiresAt))}.`
  return (
    <OpenSheet title="Forms to fill">
      <Page title={`Forms for ${account}`} lead={lead}>
        <ul className={classes.entries} aria-label="Forms">
          {applications.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} href={`/o/${token}/applications/${entry.id}`} go={go} />
            </li>
          ))}
        </ul>
      </Page>
    </OpenSheet>
  )
}

interface EntryProps {
  readonly entry: OpenEntry
  readonly href: string
  readonly go: (path: string) => void
}

function Entry({ entry: { name, title, year, policyType, status, progress, others }, href, go }: EntryProps) {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(href)
  }
  return (
    <Card title={`${name} ${year}`} action={<Pill tone={statusWords[status].tone}>{statusWords[status].label}</Pill>}>
      <div className={classes.entry}>
        <p>{[title === name ? '' : title, policyType].filter((part) => part !== '').join(' · ')}</p>
        {othersWords[others] !== undefined && <p>{othersWords[others]}</p>}
        <ProgressBar label={`${name} complete`} percent={progress.percent} />
        <div className={classes.row}>
          <a href={href} onClick={open}>
            {status === 'DONE' ? 'Read' : status === 'NOT_STARTED' ? 'Begin' : 'Go on with'} {name}
          </a>
          <span>
            {progress.answered} of {progress.required} required answers
          </span>
        </div>
      </div>
    </Card>
  )
}
