import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { addSchema, editSchema, startValues, taskFields, valuesOf } from './task-form.ts'
import { assignees } from './task-people.ts'
import { editOf, updateKey, useAddTask, useUpdateTask } from './tasks.queries.ts'

interface Props {
  readonly account: Account
  /** Omitted for a new task. */
  readonly task?: Task
  readonly onClose: () => void
}

/** Adds a task or changes one. */
export function TaskFormDialog({ account, task, onClose }: Props) {
  const user = useSignedInUser()
  const page = useCurrentPage()
  const add = useAddTask(account.accountCode)
  const update = useUpdateTask(account.accountCode)
  const stale = useSavedMeanwhile(updateKey, task, onClose)
  const { start } = stale
  const isNew = start === undefined
  const fields = taskFields({
    people: assignees(account, user, task),
    page: linkOf(start)?.page ?? page.title,
    start,
  })
  return (
    <RecordDialog
      title={isNew ? 'Add task' : 'Edit task'}
      fields={fields}
      schema={isNew ? addSchema : editSchema}
      start={startValues(user)}
      stale={stale}
      valuesOf={valuesOf}
      failure={isNew ? taskMessages.saveFailed : taskMessages.updateFailed}
      onSave={({ linked, ...values }, base) => {
        const target = linked ? (linkOf(base) ?? { page: page.title, link: page.path }) : { page: null, link: null }
        return base === undefined
          ? add({ ...values, ...target, secondaryId: '' })
          : update(editOf(base, { ...values, ...target }))
      }}
      onClose={onClose}
      {...(!isNew && { saveIf: 'changed' })}
    />
  )
}

/** The task's current link. */
function linkOf(task: Task | undefined): { page: string | null; link: string } | undefined {
  return task === undefined || task.link === null ? undefined : { page: task.page, link: task.link }
}
