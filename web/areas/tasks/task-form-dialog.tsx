import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { dueEpochOf, isWeekday } from '@portico/contract/areas/tasks/task.rules.ts'
import { detailsLimit, type Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { DateField } from '../../kit/forms/date-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
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
  const { start, base, save, conflictOf } = useSavedMeanwhile(updateKey, task, onClose)
  const people = assignees(account, user, task)
  const form = useForm<TaskFormValues>({
    resolver: zodResolver(start === undefined ? addSchema : editSchema),
    defaultValues: startValues(start, user),
  })
  const { control, formState, register } = form
  const details = useWatch({ control, name: 'details' })
  const errorOf = (name: keyof TaskFormValues) => formState.errors[name]?.message

  const send = ({ linked, ...values }: TaskFormValues): Promise<void> => {
    const target = linked ? (linkOf(base) ?? { page: page.title, link: page.path }) : { page: null, link: null }
    return base === undefined
      ? add({ ...values, ...target, secondaryId: '' })
      : update(editOf(base, { ...values, ...target }))
  }

  return (
    <FormDialog
      title={start === undefined ? 'Add task' : 'Edit task'}
      form={form}
      onSave={(values) => save(send(values))}
      onClose={onClose}
      canSave={start === undefined || formState.isDirty}
      failure={start === undefined ? taskMessages.saveFailed : taskMessages.updateFailed}
      conflict={conflictOf((theirs) => differences(form.getValues(), theirs, people))}
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
              description={`The task leads to “${linkOf(start)?.page ?? page.title}”.`}
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
