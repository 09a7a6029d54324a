import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { dueEpochOf, isWeekday } from '@portico/contract/areas/tasks/task.rules.ts'
import { detailsLimit, type Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { DateField } from '../../kit/forms/date-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { refusedWith } from '../../platform/call-error.ts'
import { useCurrentPage } from '../../platform/current-page.ts'
import { useSignedInUser } from '../session/session.door.ts'
import { addSchema, differences, editSchema, startValues, type TaskFormValues } from './task-form.ts'
import { assignees } from './task-people.ts'
import classes from './task-form-dialog.module.css'
import { editOf, updateKey, useAddTask, useUpdateTask } from './tasks.queries.ts'

interface Props {
  readonly account: Account
  /** Left out for a new task. */
  readonly task?: Task
  readonly onClose: () => void
}

/** Adds a task or changes one. */
export function TaskFormDialog({ account, task, onClose }: Props) {
  const user = useSignedInUser()
  const page = useCurrentPage()
  const add = useAddTask(account.accountCode)
  const update = useUpdateTask(account.accountCode)
  const [theirs, setTheirs] = useState<Task>()
  const people = assignees(account, user, task)
  const form = useForm<TaskFormValues>({
    resolver: zodResolver(task === undefined ? addSchema : editSchema),
    defaultValues: startValues(task, user),
  })
  const { control, formState, register } = form
  const details = useWatch({ control, name: 'details' })
  const errorOf = (name: keyof TaskFormValues) => formState.errors[name]?.message

  const saveOver = async (base: Task | undefined, { linked, ...values }: TaskFormValues): Promise<void> => {
    const target = linked ? (linkOf(base) ?? { page: page.title, link: page.path }) : { page: null, link: null }
    if (base === undefined) await add({ ...values, ...target, secondaryId: '' })
    else await update(editOf(base, { ...values, ...target }))
    onClose()
  }

  const save = async (values: TaskFormValues, base = task): Promise<void> => {
    try {
      await saveOver(base, values)
    } catch (error) {
      if (refusedWith(updateKey, error, 409)) setTheirs(error.body.current)
      throw error
    }
  }

  return (
    <FormDialog
      title={task === undefined ? 'Add task' : 'Edit task'}
      form={form}
      onSave={(values) => save(values, theirs ?? task)}
      onClose={onClose}
      canSave={task === undefined || (formState.isDirty && theirs === undefined)}
      failure={task === undefined ? taskMessages.saveFailed : taskMessages.updateFailed}
      conflict={
        theirs && {
          message: messages.stale,
          differences: differences(form.getValues(), theirs, people),
          onTakeTheirs: () => {
            form.reset(startValues(theirs, user))
            onClose()
          },
        }
      }
    >
      <div className={classes.fields}>
        <TextArea
          label="Details"
          required
          data-autofocus
          counter={{ used: details.trim().length, limit: detailsLimit }}
          error={errorOf('details')}
          {...register('details')}
        />
        <div className={classes.pair}>
          <SelectField label="Assigned to" data={people} error={errorOf('tagged')} {...register('tagged')} />
          <Controller
            control={control}
            name="dueEpoch"
            render={({ field }) => (
              <DateField
                label="Due date"
                description="Monday to Friday"
                inputRef={field.ref}
                value={field.value === null ? null : new Date(field.value)}
                onChange={(day) => field.onChange(day === null ? null : dueEpochOf(day))}
                isAllowed={isWeekday}
                notAllowed={taskMessages.weekdaysOnly}
                error={errorOf('dueEpoch')}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="linked"
          render={({ field }) => (
            <CheckField
              label="Link to page"
              description={`The task leads to “${linkOf(task)?.page ?? page.title}”.`}
              ref={field.ref}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}

/** Where a task leads already. */
function linkOf(task: Task | undefined): { page: string | null; link: string } | undefined {
  return task === undefined || task.link === null ? undefined : { page: task.page, link: task.link }
}
