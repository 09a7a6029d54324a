import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AddTaskButton } from './add-task-button.tsx'
import { TaskList } from './task-list.tsx'
import { useOpenTasks } from './tasks.queries.ts'

const TasksDialog = lazy(() => import('./tasks-dialog.tsx'))

/** How many tasks the card shows. */
const shown = 3

/** The most pressing tasks of an account. */
export function AccountTasksCard({ account }: { readonly account: Account }) {
  const tasks = useOpenTasks(account.accountCode)
  const [all, setAll] = useState(false)
  const open = tasks.data?.all
  const count = open === undefined ? undefined : `${open.length}${tasks.data?.nextCursor == null ? '' : '+'}`
  return (
    <>
      <Card
        title="Account Tasks"
        aside={
          open !== undefined &&
          open.length > 0 && (
            <Pill>
              {count} <VisuallyHidden>open</VisuallyHidden>
            </Pill>
          )
        }
        action={<AddTaskButton account={account} />}
        footer={
          <Button kind="quiet" small onClick={() => setAll(true)}>
            See all tasks
          </Button>
        }
      >
        {tasks.isPending && <LoadingState />}
        {tasks.isError && <ErrorState title="The tasks could not be loaded." onRetry={() => void tasks.refetch()} />}
        {open?.length === 0 && (
          <EmptyState title="Nothing to do">Open tasks of this account will stand here, soonest due first.</EmptyState>
        )}
        {open !== undefined && open.length > 0 && <TaskList account={account} tasks={open.slice(0, shown)} short />}
      </Card>
      {all && (
        <Suspense>
          <TasksDialog account={account} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  )
}
