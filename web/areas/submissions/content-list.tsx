import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { SubmissionDetails } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { ReactNode } from 'react'
import { Fold } from '../../kit/layout/fold.tsx'
import { counted } from '../../platform/formats.ts'
import { partNames } from './submission-labels.ts'
import classes from './submissions.module.css'

type Content = SubmissionDetails['content']

interface Props {
  readonly content: Content
  /** In place of the list of documents, such as boxes to choose them. */
  readonly documents?: ReactNode
}

/** What a submission holds: lines, schedules, applications and documents. */
export function ContentList({ content, documents }: Props) {
  return (
    <div className={classes.folds}>
      <Part title={partNames.LINE} none="No lines selected yet. See Lines to Renew.">
        {content.lines.map(({ line, name, requested }) => (
          <li key={line}>
            {name}
            {requested.length > 0 && (
              <span className={classes.quiet}> · {requested.map((cover) => cover.name).join(', ')}</span>
            )}
          </li>
        ))}
      </Part>
      <Part title={partNames.SCHEDULE} none="No schedules with rows.">
        {content.schedules.map(({ type, tabId, name, rows }) => (
          <li key={`${type} ${tabId}`}>
            {name} <span className={classes.quiet}>· {counted(rows, 'row')}</span>
          </li>
        ))}
      </Part>
      <Part title={partNames.APPLICATION} none="No completed applications for this term.">
        {content.applications.map(({ id, name, year }) => (
          <li key={id}>
            {name} {year}
          </li>
        ))}
      </Part>
      {documents ?? (
        <Part title={partNames.DOCUMENT} none="No documents selected.">
          {content.documents.map(({ id, name, version, bytes }) => (
            <li key={id}>
              {name}{' '}
              <span className={classes.quiet}>
                · version {version}, {sizeText(bytes)}
              </span>
            </li>
          ))}
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly none: string
  readonly children: readonly ReactNode[]
}

/** A part starts expanded if it is short. */
function Part({ title, none, children }: PartProps) {
  const count = children.length
  return (
    <Fold title={title} aside={count} startsOpen={count > 0 && count <= shortList}>
      {count === 0 ? <p className={classes.quiet}>{none}</p> : <ul className={classes.plain}>{children}</ul>}
    </Fold>
  )
}

const shortList = 6
