import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { TaskLists } from '@portico/contract/areas/tasks/task.shapes.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AddTaskButton } from './add-task-button.tsx'
import { TaskList } from './task-list.tsx'
import { tasksFailed, useOpenTasks } from './tasks.queries.ts'
import { TasksDialog } from './lazy-dialogs.ts'

/** How many tasks the card shows. */
const shown = 3

/** The most pressing tasks of an account. */
export function AccountTasksCard({ account }: { readonly account: Account }) {
  const tasks = useOpenTasks(account.accountCode)
  const [all, setAll] = useState(false)
  return (
    <>
      <Card
        title="Account Tasks"
        aside={tasks.data !== undefined && <OpenCount lists={tasks.data} />}
        action={<AddTaskButton account={account} small />}
        footer={
          <Button kind="quiet" small onClick={() => setAll(true)}>
            See all tasks
          </Button>
        }
      >
        <Loaded query={tasks} failed={tasksFailed}>
          {(lists) =>
            lists.all.length === 0 ? (
              <EmptyState title="No open tasks">
                Open tasks for this account appear here, with the earliest due date first.
              </EmptyState>
            ) : (
              <TaskList account={account} tasks={lists.all.slice(0, shown)} short />
            )
          }
        </Loaded>
      </Card>
      {all && (
        <Suspense>
          <TasksDialog account={account} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  )
}

function OpenCount({ lists: { all, nextCursor } }: { readonly lists: TaskLists }) {
  if (all.length === 0) return null
  return (
    <Pill>
      {all.length}
      {nextCursor !== null && '+'} <VisuallyHidden>open</VisuallyHidden>
    </Pill>
  )
}
