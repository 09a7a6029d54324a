import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { submissionsQuery } from '../submissions.queries.ts'
import classes from '../submissions.module.css'
import { useRunsAccount } from '../use-runs-account.ts'
import { PacketState } from './packet-state.tsx'
import { SubmissionEntry } from './submission-entry.tsx'

interface Props {
  readonly accountId: string
  readonly cycleId: string
  /** The submission that is shown whole. */
  readonly opened: string | undefined
  readonly onOpen: (submissionId: string | undefined) => void
}

/** The submissions of a renewal, the newest first. */
export function HistoryCard({ accountId, cycleId, opened, onOpen }: Props) {
  const submissions = useQuery(submissionsQuery(accountId, cycleId))
  const runs = useRunsAccount(accountId)
  return (
    <Card title="Submissions">
      <Loaded query={submissions} failed="The submissions could not be loaded.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No submissions yet">
              Each submission is saved here with its packet and the changes since the previous one.
            </EmptyState>
          ) : (
            <ul className={classes.list} aria-label="Submissions">
              {all.map((submission) => {
                const { id, number, receipt, submittedBy, submittedAt, recipients } = submission
                const isOpen = opened === id
                return (
                  <li key={id} className={classes.entry}>
                    <div className={classes.part}>
                      <p className={classes.row}>
                        <strong>Submission {number}</strong>
                        <span className={classes.quiet}>{receipt}</span>
                      </p>
                      <p>
                        {submittedBy}, {formatMoment(submittedAt)}, to {recipients.join(', ')}
                      </p>
                    </div>
                    <PacketState accountId={accountId} submission={submission} mayFetch={runs} />
                    {runs && (
                      <div>
                        <Button
                          kind="secondary"
                          small
                          aria-expanded={isOpen}
                          aria-label={`${isOpen ? 'Hide' : 'Show'} details of submission ${number}`}
                          onClick={() => onOpen(isOpen ? undefined : id)}
                        >
                          {isOpen ? 'Hide details' : 'Show details'}
                        </Button>
                      </div>
                    )}
                    {runs && isOpen && <SubmissionEntry accountId={accountId} submissionId={id} cycleId={cycleId} />}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
