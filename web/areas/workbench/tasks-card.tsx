import type { Workbench, WorkTask } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { dueState } from '@portico/contract/areas/tasks/task.rules.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { counted } from '../../platform/formats.ts'
import { Due } from './due.tsx'
import classes from './workbench.module.css'

interface Props {
  readonly tasks: Workbench['tasks']
  /** Names the person that each task is assigned to. */
  readonly showsWho: boolean
  readonly onAll: () => void
}

/** Open tasks on all accounts, the soonest due first. */
export function TasksCard({ tasks: { open, overdue, items }, showsWho, onAll }: Props) {
  return (
    <Card
      id="tasks"
      title="Tasks"
      aside={
        <span className={classes.count}>
          {counted(open, 'open task')}
          {overdue > 0 && <Pill tone="danger">{overdue} overdue</Pill>}
        </span>
      }
      {...(items.length < open && {
        footer: (
          <Button kind="secondary" small onClick={onAll}>
            Show all {open} tasks
          </Button>
        ),
      })}
    >
      {items.length === 0 ? (
        <EmptyState title="No open tasks" />
      ) : (
        <ul className={classes.items}>
          {items.map((task) => (
            <li key={task.id} className={classes.item}>
              <AppLink href={pathOf(task)} className={classes.what}>
                {task.details}
              </AppLink>
              <span className={classes.facts}>
                {task.companyName}
                {showsWho && ` · ${task.assignee.name}`}
                <Due dueEpoch={task.dueEpoch} isOverdue={dueState(task.dueEpoch, new Date()) === 'overdue'} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A task without its own page is completed on the dashboard. */
const pathOf = ({ link, accountId }: WorkTask): string =>
  link !== null && isPathWithin(link) ? link : `/${encodeURIComponent(accountId)}/dashboard`
