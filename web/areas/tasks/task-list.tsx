import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { mayChangeTask } from '@portico/contract/areas/tasks/task.rules.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { Suspense, useState } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { rolesOn } from '../accounts/accounts.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { TaskItem } from './task-item.tsx'
import classes from './task-item.module.css'
import { editOf, useDeleteTask, useUpdateTask } from './tasks.queries.ts'
import { TaskFormDialog } from './lazy-dialogs.ts'

interface Props {
  readonly account: Account
  readonly tasks: readonly Task[]
  readonly short?: boolean
  readonly onFollow?: () => void
}

/** Tasks with everything that can be done to them. */
export function TaskList({ account, tasks, short = false, onFollow }: Props) {
  const user = useSignedInUser()
  const roles = rolesOn(user, account)
  const update = useUpdateTask(account.accountCode)
  const remove = useDeleteTask(account.accountCode)
  const reopen = (task: Task): Promise<unknown> =>
    update(editOf(task, { completed: false })).catch(() => toasts.show('error', taskMessages.updateFailed))
  const [editing, setEditing] = useState<Task>()
  const [deleting, setDeleting] = useState<Task>()

  return (
    <>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            accountId={account.accountCode}
            task={task}
            short={short}
            mayTick={task.isTagged && !user.isViewer}
            mayChange={!user.isViewer && (user.isAdmin || mayChangeTask(task, roles))}
            onEdit={() => setEditing(task)}
            onDelete={() => setDeleting(task)}
            onReopen={() => void reopen(task)}
            {...(onFollow === undefined ? {} : { onFollow })}
          />
        ))}
      </ul>
      {editing !== undefined && (
        <Suspense>
          <TaskFormDialog account={account} task={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      {deleting !== undefined && (
        <ConfirmDialog
          title="Delete this task?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() =>
            remove.mutate(
              { params: { id: account.accountCode, taskId: deleting.id } },
              { onSettled: () => setDeleting(undefined) },
            )
          }
        >
          <p className={classes.details}>{deleting.details}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
