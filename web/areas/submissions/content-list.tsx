import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { SubmissionDetails } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { ReactNode } from 'react'
import { counted } from '../../platform/formats.ts'
import { partNames } from './submission-words.ts'
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
    <div className={classes.parts}>
      <Part title={partNames.LINE} none="No line is chosen yet: see What to renew.">
        {content.lines.map(({ line, name, requested }) => (
          <li key={line}>
            {name}
            {requested.length > 0 && (
              <span className={classes.quiet}> · {requested.map((cover) => cover.name).join(', ')}</span>
            )}
          </li>
        ))}
      </Part>
      <Part title={partNames.SCHEDULE} none="No schedule has rows.">
        {content.schedules.map(({ type, tabId, name, rows }) => (
          <li key={`${type} ${tabId}`}>
            {name} <span className={classes.quiet}>· {counted(rows, 'row')}</span>
          </li>
        ))}
      </Part>
      <Part title={partNames.APPLICATION} none="No application of this term is done.">
        {content.applications.map(({ id, name, year }) => (
          <li key={id}>
            {name} {year}
          </li>
        ))}
      </Part>
      {documents ?? (
        <Part title={partNames.DOCUMENT} none="No document was chosen.">
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

function Part({ title, none, children }: PartProps) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={classes.quiet}>{none}</p> : <ul className={classes.plain}>{children}</ul>}
    </section>
  )
}
