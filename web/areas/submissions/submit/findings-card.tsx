import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SubmissionFinding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { findingWords } from '../submission-words.ts'
import classes from '../submissions.module.css'

/** Whether the renewal is ready, and what stands in the way, with the page where each is mended. */
export function FindingsCard({ findings }: { readonly findings: readonly SubmissionFinding[] }) {
  const isBlocked = findings.some(({ kind }) => kind !== 'SOFT')
  return (
    <Card title="Before you submit">
      <div className={classes.parts}>
        <Notice kind={isBlocked ? 'warning' : 'success'}>
          {isBlocked
            ? 'This renewal cannot be submitted yet. Mend what is listed here first.'
            : 'Every section is complete: this renewal can be submitted.'}
        </Notice>
        {findings.length > 0 && (
          <ul className={classes.list} aria-label="Findings">
            {findings.map(({ id, kind, section, text, link }) => (
              <li key={id} className={classes.row}>
                <Pill tone={findingWords[kind].tone}>{findingWords[kind].label}</Pill>
                <span>{text.startsWith(sectionNames[section]) ? text : `${sectionNames[section]}: ${text}`}</span>
                {link !== null && <AppLink href={link}>{kind === 'OPEN' ? 'Open the renewal' : 'Open'}</AppLink>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
