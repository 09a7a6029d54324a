import { sectionKinds, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SubmissionFinding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Fold } from '../../../kit/layout/fold.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { findingLabels } from '../submission-labels.ts'
import classes from '../submissions.module.css'

interface Props {
  readonly findings: readonly SubmissionFinding[]
  readonly isBlocked: boolean
}

const kinds = Object.keys(findingLabels) as readonly SubmissionFinding['kind'][]
const blocks = ({ kind }: SubmissionFinding) => kind !== 'SOFT'

/** Whether the renewal is ready, and what blocks it by section, the first thing to fix on top. */
export function FindingsCard({ findings, isBlocked }: Props) {
  const sections = sectionKinds
    .map((kind) => ({ kind, found: findings.filter(({ section }) => section === kind) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => Number(other.found.some(blocks)) - Number(one.found.some(blocks)))
  return (
    <Card title="Before you submit">
      <div className={classes.parts}>
        <Notice kind={isBlocked ? 'warning' : 'success'}>
          {isBlocked
            ? 'This renewal is not ready to submit. Resolve the items below before you sign.'
            : 'Every section is complete. This renewal is ready to submit.'}
        </Notice>
        <div className={classes.folds}>
          {sections.map(({ kind, found }, at) => (
            <Fold key={kind} title={sectionNames[kind]} aside={<Counts findings={found} />} startsOpen={at === 0}>
              <Findings findings={found} />
            </Fold>
          ))}
        </div>
      </div>
    </Card>
  )
}

function Counts({ findings }: Pick<Props, 'findings'>) {
  return kinds.map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length
    return (
      count > 0 && (
        <Pill key={kind} tone={findingLabels[kind].tone}>
          {findingLabels[kind].label}: {count}
        </Pill>
      )
    )
  })
}

/** Errors come before warnings; each links to where it is fixed. */
function Findings({ findings }: Pick<Props, 'findings'>) {
  return (
    <ul className={classes.list}>
      {findings
        .toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)))
        .map((finding) => (
          <li key={finding.id} className={classes.row}>
            <Pill tone={findingLabels[finding.kind].tone}>{findingLabels[finding.kind].label}</Pill>
            {finding.link === null ? (
              <span>{finding.text}</span>
            ) : (
              <AppLink href={finding.link}>{finding.text}</AppLink>
            )}
          </li>
        ))}
    </ul>
  )
}
