import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { Choice } from '../../kit/controls/choice.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { SearchField } from '../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { useSignedInUser } from '../session/session.public.ts'
import { AddTaskButton } from './add-task-button.tsx'
import { assignees } from './task-people.ts'
import classes from './tasks-dialog.module.css'
import type { TaskFilter } from './tasks.queries.ts'

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'completed', label: 'Completed' },
  { value: 'any', label: 'All' },
] as const

/** The chosen filter. */
export interface ChosenTasks {
  readonly status: TaskFilter['status']
  /** Username; empty for everyone. */
  readonly tagged: string
  readonly overdue: boolean
  readonly typed: string
}

interface Props {
  readonly account: Account
  readonly chosen: ChosenTasks
  readonly onChange: (part: Partial<ChosenTasks>) => void
}

/** Which tasks to show: by words, status, person and lateness. */
export function TaskFilters({ account, chosen, onChange }: Props) {
  const user = useSignedInUser()
  const others = assignees(account, user, undefined).filter(({ value }) => value !== user.username)
  const people = [{ value: '', label: 'Everyone' }, { value: user.username, label: 'Tagged to me' }, ...others]
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          aria-label="Search tasks"
          placeholder="Search tasks"
          className={classes.search ?? ''}
          value={chosen.typed}
          onChange={(event) => onChange({ typed: event.currentTarget.value })}
        />
        <AddTaskButton account={account} />
      </div>
      <div className={classes.filters}>
        <Choice
          label="Status"
          labelHidden
          options={statuses}
          value={chosen.status}
          onChange={(status) => onChange({ status })}
        />
        <SelectField
          aria-label="Whose tasks"
          data={people}
          className={classes.person ?? ''}
          value={chosen.tagged}
          onChange={(event) => onChange({ tagged: event.currentTarget.value })}
        />
        <CheckField
          label="Overdue only"
          checked={chosen.overdue}
          onChange={(event) => onChange({ overdue: event.currentTarget.checked })}
        />
      </div>
    </>
  )
}
