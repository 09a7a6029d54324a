import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatAgo, formatDate, formatMoment, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { statusNames } from '../renewal-labels.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { SectionActions } from './section-actions.tsx'
import { SectionBlockers } from './section-blockers.tsx'
import classes from './section-card.module.css'
import { noModHint } from './section-choices.ts'
import { SectionParts } from './section-parts.tsx'
import { useSectionMark } from './use-section-mark.ts'

const tones = {
  NOT_STARTED: 'neutral',
  IN_PROGRESS: 'brand',
  WAITING: 'warning',
  IN_REVIEW: 'brand',
  COMPLETE: 'success',
  N_A: 'neutral',
} as const

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
}

/** One section of a renewal: its progress, assignee, due date, blockers, and actions. */
export function SectionCard({ renewal, section }: Props) {
  const { kind, status, percent, isComplete } = section
  const { side } = useRenewalRights(renewal.accountId)
  const { put, busy, refused, conflict } = useSectionMark(renewal, section)
  const hint = noModHint(section, side)
  return (
    <Card
      title={sectionNames[kind]}
      action={<Pill tone={tones[status]}>{statusNames[status]}</Pill>}
      footer={<SectionActions renewal={renewal} section={section} busy={busy} onPut={put} />}
    >
      <div className={classes.body}>
        <div className={classes.progress}>
          <ProgressBar label={`${sectionNames[kind]}: done`} percent={percent} />
          <span aria-hidden>{percent}%</span>
        </div>
        {isComplete && percent < 100 && (
          <p className={classes.marks}>
            {statusNames[status]}, with {percent}% filled in
          </p>
        )}
        <SectionFacts section={section} />
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        {conflict !== undefined && <ConflictChoice {...conflict} />}
        <SectionBlockers blockers={section.blockers} />
        {hint !== null && <p className={classes.marks}>{hint}</p>}
        <SectionParts parts={section.parts} name={sectionNames[kind]} />
        <Marks section={section} />
      </div>
    </Card>
  )
}

function SectionFacts({ section }: Pick<Props, 'section'>) {
  const { owner, dueOn, isComplete, changedSinceLastYear } = section
  const today = isoDay(useNow())
  const isLate = dueOn !== null && !isComplete && dueOn < today
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Owner</dt>
        <dd>{owner?.name ?? 'Unassigned'}</dd>
      </div>
      <div>
        <dt>Due</dt>
        <dd data-late={isLate}>
          {dueOn === null ? 'No date' : formatDate(dueOn)}
          {isLate && ' (late)'}
        </dd>
      </div>
      {changedSinceLastYear !== null && (
        <div>
          <dt>Since last year</dt>
          <dd>{changedSinceLastYear === 0 ? 'No changes' : counted(changedSinceLastYear, 'change')}</dd>
        </div>
      )}
    </dl>
  )
}

/** What people said of the section last. */
function Marks({ section }: Pick<Props, 'section'>) {
  const now = useNow()
  const { marked, nudged } = section
  return (
    <div className={classes.marks}>
      {marked !== null && (
        <p>
          {wordsOf(section, marked.by)}, {formatMoment(marked.at)}
        </p>
      )}
      {nudged !== null && (
        <p>
          {nudged.by === null ? 'Automatic reminder' : `Reminder by ${nudged.by}`} {formatAgo(nudged.at, now)}
        </p>
      )}
    </div>
  )
}

function wordsOf({ status, nothingChanged, reopenedReason, unfinishedReason }: RenewalSection, by: string): string {
  if (reopenedReason !== null) return `Reopened by ${by}: ${reopenedReason}`
  if (status === 'IN_PROGRESS') return `New errors since it was marked complete by ${by}`
  if (nothingChanged) return `No changes, confirmed by ${by}`
  const marked = `Marked as ${statusNames[status].toLowerCase()} by ${by}`
  return unfinishedReason === null ? marked : `${marked}: ${unfinishedReason}`
}
