import type { SubmissionDetails, SubmissionPreview } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { Changes } from '../changes.tsx'
import { ContentList } from '../content-list.tsx'
import { previewQuery } from '../submissions.queries.ts'
import classes from '../submissions.module.css'
import { FindingsCard } from './findings-card.tsx'
import { SignForm } from './sign-form.tsx'

interface Props {
  readonly accountId: string
  readonly cycleId: string
  readonly onSubmitted: (submissionId: string) => void
}

/** What would be submitted of a renewal now, what blocks it, and the form to sign it. */
export function ReadyToSubmit({ accountId, cycleId, onSubmitted }: Props) {
  const preview = useQuery(previewQuery(accountId, cycleId))
  const [made, setMade] = useState<SubmissionDetails>()
  const submitted = (submission: SubmissionDetails): void => {
    setMade(submission)
    onSubmitted(submission.id)
  }
  return (
    <>
      {made !== undefined && <Receipt submission={made} />}
      <Loaded query={preview} failed="The submission preview could not be loaded." lines={10}>
        {(shown) => <Prepared accountId={accountId} preview={shown} onSubmitted={submitted} />}
      </Loaded>
    </>
  )
}

/** The confirmation with the submission's number; it takes the focus, since the form is removed. */
function Receipt({ submission: { receipt, recipients } }: { readonly submission: SubmissionDetails }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'center' })
  }, [receipt])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Notice kind="success">
        Submitted. Your confirmation number is <strong>{receipt}</strong>. {recipients.join(', ')} will get the
        submission packet by email when it is ready.
      </Notice>
    </div>
  )
}

/** Whether signing could start at any time: an error that appears later must not remove what was typed. */
function useBegun(isReady: boolean): boolean {
  const [hasBegun, begin] = useState(isReady)
  if (isReady && !hasBegun) begin(true)
  return hasBegun
}

interface PreparedProps {
  readonly accountId: string
  readonly preview: SubmissionPreview
  readonly onSubmitted: (submission: SubmissionDetails) => void
}

function Prepared({ accountId, preview, onSubmitted }: PreparedProps) {
  const { company, effectiveOn, isOver, maySign, findings, content, previous, changes } = preview
  const isBlocked = findings.some(({ kind }) => kind !== 'SOFT')
  const hasBegun = useBegun(maySign && !isBlocked)
  if (isOver) return <Notice kind="info">{submissionMessages.isOver}</Notice>
  return (
    <>
      <p className={classes.lead}>
        {company}, for the term effective {formatDate(effectiveOn)}
      </p>
      <FindingsCard findings={findings} isBlocked={isBlocked} />
      {previous !== null && changes !== null && (
        <Card title={`Changes since submission ${previous.number}`}>
          <p className={classes.lead}>Submitted {formatMoment(previous.submittedAt)}</p>
          <Changes changes={changes} />
        </Card>
      )}
      {hasBegun ? (
        <SignForm key={previous?.number ?? 0} accountId={accountId} preview={preview} onSubmitted={onSubmitted} />
      ) : (
        <>
          {content !== null && (
            <Card title="Submission preview">
              <ContentList content={content} documents={null} />
            </Card>
          )}
          {!maySign && <Notice kind="info">{submissionMessages.onlyInsuredAdmins}</Notice>}
        </>
      )}
    </>
  )
}
