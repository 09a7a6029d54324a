import { countdown, mayMark } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import type { OfClaim } from './of-claim.ts'
import { useClaimCalls } from '../claims.queries.ts'

/** What has to be done by when, with the source of each deadline. */
export function DeadlinesCard({ accountId, claim }: OfClaim) {
  const { deadlines, undated, today } = claim
  const { markDeadline } = useClaimCalls(accountId)
  const work = useWork()
  return (
    <Card title="Deadlines">
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {deadlines.length + undated.length === 0 ? (
        <p className={classes.under}>No known deadlines.</p>
      ) : (
        <ul className={classes.list} aria-label="Deadlines">
          {deadlines.map(({ kind, label, dueOn, source, doneOn }) => (
            <li key={kind}>
              <div className={classes.line}>
                <strong>{label}</strong>
                {doneOn === null ? (
                  <Pill tone={toneOf(daysBetween(today, dueOn))}>{countdown(dueOn, today)}</Pill>
                ) : (
                  <Pill tone="success">Done {formatDate(doneOn)}</Pill>
                )}
              </div>
              <span className={classes.under}>
                {formatDate(dueOn)}. {source}
              </span>
              {claim.may.note && mayMark({ kind }, claim.may.manage) && (
                <Button
                  kind="quiet"
                  small
                  busy={work.busy}
                  aria-label={`${doneOn === null ? 'Mark done' : 'Reopen'}: ${label}`}
                  onClick={() =>
                    void work.run(() => markDeadline(claim, kind, doneOn === null), claimMessages.saveFailed)
                  }
                >
                  {doneOn === null ? 'Mark done' : 'Reopen'}
                </Button>
              )}
            </li>
          ))}
          {undated.map(({ kind, label, source }) => (
            <li key={kind}>
              <div className={classes.line}>
                <strong>{label}</strong>
                <Pill tone="neutral">No deadline on file</Pill>
              </div>
              <span className={classes.under}>{source}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function toneOf(days: number): 'danger' | 'warning' | 'neutral' {
  if (days < 0) return 'danger'
  return days <= 3 ? 'warning' : 'neutral'
}
