import { clauseTitle, clauseValue } from '@portico/contract/areas/vendors/clause-text.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { ContractReview, ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../contract-reviews.module.css'
import { useReviewCalls } from '../contract-reviews.queries.ts'
import { stateLooks } from '../review-looks.ts'
import { ClauseDialog } from './clause-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
  readonly onShow: (clause: ReviewClause) => void
}

/** The requirements of a contract: each is confirmed, corrected, or discarded next to its text. */
export function ClausesCard({ accountId, review, onShow }: Props) {
  const { clauses, mayWrite, waiting } = review
  const [edited, setEdited] = useState<ReviewClause | 'new'>()
  return (
    <Card
      title="Requirements"
      action={
        mayWrite && (
          <Button kind="secondary" small onClick={() => setEdited('new')}>
            Add requirement
          </Button>
        )
      }
    >
      <div className={classes.stack}>
        <p className={classes.under} role="status">
          {waiting === 0
            ? 'Only confirmed requirements are compared with your policies.'
            : `${waiting} to confirm. Only confirmed requirements are compared with your policies.`}
        </p>
        {clauses.length === 0 ? (
          <p>No requirements were found. Add them by hand.</p>
        ) : (
          <ul className={classes.list} aria-label="Requirements">
            {clauses.map((each) => (
              <li key={each.id}>
                <Clause
                  accountId={accountId}
                  review={review}
                  stored={each}
                  onShow={() => onShow(each)}
                  onEdit={() => setEdited(each)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {edited !== undefined && (
        <ClauseDialog
          accountId={accountId}
          review={review}
          {...(edited !== 'new' && { stored: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

interface ClauseProps {
  readonly accountId: string
  readonly review: ContractReview
  readonly stored: ReviewClause
  readonly onShow: () => void
  readonly onEdit: () => void
}

function Clause({ accountId, review, stored, onShow, onEdit }: ClauseProps) {
  const { decide } = useReviewCalls(accountId)
  const work = useWork()
  const { state, page, read, clause } = stored
  const shown = clause ?? read
  if (shown === null) return null
  const title = clauseTitle(shown)
  const set = (next: ReviewClause['state']) =>
    void work.run(
      () => decide(review, stored, { state: next, clause: next === 'CONFIRMED' ? shown : null }),
      contractMessages.saveFailed,
    )
  return (
    <>
      <div className={classes.line}>
        <span>
          <strong>{title}</strong>
          {clauseValue(shown) !== '' && `: ${clauseValue(shown)}`}
        </span>
        <Pill tone={stateLooks[state].tone}>{stateLooks[state].label}</Pill>
      </div>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <Place page={page} isRead={review.pages.length > 0} title={title} onShow={onShow} />
        {review.mayWrite && (
          <>
            {state === 'FOUND' && (
              <Button small busy={work.busy} aria-label={`Confirm: ${title}`} onClick={() => set('CONFIRMED')}>
                Confirm
              </Button>
            )}
            {state !== 'DISCARDED' && (
              <Button kind="secondary" small aria-label={`Correct: ${title}`} onClick={onEdit}>
                Correct…
              </Button>
            )}
            {state === 'DISCARDED' ? (
              <Button kind="quiet" small busy={work.busy} aria-label={`Reopen: ${title}`} onClick={() => set('FOUND')}>
                Reopen
              </Button>
            ) : (
              <Button
                kind="quiet-danger"
                small
                busy={work.busy}
                aria-label={`Discard: ${title}`}
                onClick={() => set('DISCARDED')}
              >
                Discard
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

interface PlaceProps extends Pick<ClauseProps, 'onShow'> {
  readonly page: number | null
  /** The review has a contract that was read. */
  readonly isRead: boolean
  readonly title: string
}

function Place({ page, isRead, title, onShow }: PlaceProps) {
  if (page === null) return isRead && <span className={classes.under}>Not read from the contract</span>
  return (
    <Button kind="quiet" small aria-label={`Show on page ${page}: ${title}`} onClick={onShow}>
      Show on page {page}
    </Button>
  )
}
