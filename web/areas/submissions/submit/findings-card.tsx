import { sectionKinds, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SubmissionFinding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { findingWords } from '../submission-words.ts'
import classes from '../submissions.module.css'

interface Props {
  readonly findings: readonly SubmissionFinding[]
  readonly isBlocked: boolean
}

/** Whether the renewal is ready, and what stands in the way by section; each leads to where it is mended. */
export function FindingsCard({ findings, isBlocked }: Props) {
  const sections = sectionKinds.filter((kind) => findings.some(({ section }) => section === kind))
  return (
    <Card title="Before you submit">
      <div className={classes.parts}>
        <Notice kind={isBlocked ? 'warning' : 'success'}>
          {isBlocked
            ? 'This renewal cannot be submitted yet. Mend what is listed here; then it can be signed.'
            : 'Every section is complete: this renewal can be submitted.'}
        </Notice>
        {sections.map((kind) => (
          <section key={kind} className={classes.part}>
            <h3>{sectionNames[kind]}</h3>
            <ul className={classes.list}>
              {findings
                .filter(({ section }) => section === kind)
                .map((finding) => (
                  <li key={finding.id} className={classes.row}>
                    <Pill tone={findingWords[finding.kind].tone}>{findingWords[finding.kind].label}</Pill>
                    {finding.link === null ? (
                      <span>{finding.text}</span>
                    ) : (
                      <AppLink href={finding.link}>{finding.text}</AppLink>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
