import type { Workbench } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { counted, formatMoment } from '../../platform/formats.ts'
import { Due } from './due.tsx'
import classes from './workbench.module.css'

interface Props {
  readonly messages: Workbench['messages']
  readonly onAll: () => void
}

/** Conversations on all accounts that wait for an answer of the brokerage, the soonest due first. */
export function WaitingCard({ messages: { waiting, overdue, items }, onAll }: Props) {
  return (
    <Card
      id="messages"
      title="Messages"
      aside={
        <span className={classes.count}>
          {waiting} waiting on us
          {overdue > 0 && <Pill tone="danger">{overdue} overdue</Pill>}
        </span>
      }
      {...(items.length < waiting && {
        footer: (
          <Button kind="secondary" small onClick={onAll}>
            Show all {counted(waiting, 'message')}
          </Button>
        ),
      })}
    >
      {items.length === 0 ? (
        <EmptyState title="No messages are waiting" />
      ) : (
        <ul className={classes.items}>
          {items.map(({ id, accountId, companyName, subject, lastAt, dueEpoch, assignee }) => (
            <li key={id} className={classes.item}>
              <AppLink
                href={`/${encodeURIComponent(accountId)}/communications/${encodeURIComponent(id)}`}
                className={classes.what}
              >
                {subject}
              </AppLink>
              <span className={classes.facts}>
                {companyName} · {formatMoment(lastAt)} · {assignee?.name ?? 'Unassigned'}
                <Due dueEpoch={dueEpoch} isOverdue={dueEpoch !== null && dueEpoch < Date.now()} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
