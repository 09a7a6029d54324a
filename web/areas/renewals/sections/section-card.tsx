import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatAgo, formatDate, formatMoment, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { statusNames } from '../renewal-words.ts'
import { SectionActions } from './section-actions.tsx'
import { SectionBlockers } from './section-blockers.tsx'
import classes from './section-card.module.css'
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

/** One section of a renewal: how far it is, who has it until when, what is in its way, and what can be done. */
export function SectionCard({ renewal, section }: Props) {
  const { kind, status, percent } = section
  const { put, busy, refused, conflict } = useSectionMark(renewal, section)
  return (
    <Card
      title={sectionNames[kind]}
      action={<Pill tone={tones[status]}>{statusNames[status]}</Pill>}
      footer={<SectionActions renewal={renewal} section={section} busy={busy} onPut={put} />}
    >
      <div className={classes.body}>
        <div className={classes.progress}>
          <ProgressBar label={`${sectionNames[kind]}: done`} percent={percent} />
          <span aria-hidden>{percent} %</span>
        </div>
        <SectionFacts section={section} />
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        {conflict !== undefined && <ConflictChoice {...conflict} />}
        <SectionBlockers blockers={section.blockers} />
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
        <dd>{owner?.name ?? 'Nobody yet'}</dd>
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
          <dd>{changedSinceLastYear === 0 ? 'Nothing changed' : counted(changedSinceLastYear, 'change')}</dd>
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

function wordsOf({ status, nothingChanged, reopenedReason }: RenewalSection, by: string): string {
  if (reopenedReason !== null) return `Opened again by ${by}: ${reopenedReason}`
  if (status === 'IN_PROGRESS') return `Errors came up since it was marked as complete by ${by}`
  return nothingChanged
    ? `Attested that nothing has changed by ${by}`
    : `Marked as ${statusNames[status].toLowerCase()} by ${by}`
}
