import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Push } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { formatMoment } from '../../platform/formats.ts'
import { useStagingCalls } from './staging.queries.ts'
import classes from './staging.module.css'

interface Props {
  readonly accountId: string
  readonly pushes: readonly Push[]
  readonly mayRetry: boolean
}

const states: Readonly<
  Record<Push['state'], { readonly label: string; readonly tone: 'brand' | 'success' | 'danger' }>
> = {
  QUEUED: { label: 'Sending', tone: 'brand' },
  SENT: { label: 'Sent', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
}

/** The pushes to the agency management system, with time and author; failed ones show the reason and can be retried. */
export function PushesCard({ accountId, pushes, mayRetry }: Props) {
  const { retry } = useStagingCalls(accountId)
  const again = useMutation({
    mutationFn: retry,
    onError: (error) => toasts.show('error', reasonOf(error, stagingMessages.decideFailed)),
  })
  return (
    <Card title="Sent to the agency management system">
      {pushes.length === 0 && <p>Nothing sent yet.</p>}
      <ul className={classes.pushes}>
        {pushes.map((push) => (
          <li key={push.number}>
            <div className={classes.tools}>
              <strong>Push {push.number}</strong>
              <Pill tone={states[push.state].tone}>{states[push.state].label}</Pill>
              <span className={classes.quiet}>
                {push.by}, {formatMoment(push.askedAt)}
                {push.tries > 1 && `, ${push.tries} tries`}
              </span>
              {push.state === 'FAILED' && mayRetry && (
                <Button
                  kind="secondary"
                  small
                  busy={again.isPending}
                  aria-label={`Try push ${push.number} again`}
                  onClick={() => again.mutate(push.number)}
                >
                  Try again
                </Button>
              )}
            </div>
            {push.fault !== null && <p className={classes.fault}>{push.fault}</p>}
            <details>
              <summary>{push.count === 1 ? '1 value or row' : `${push.count} values and rows`}</summary>
              <Facts facts={push.values} />
              {push.count > push.values.length && <p>{`and ${push.count - push.values.length} more`}</p>}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
