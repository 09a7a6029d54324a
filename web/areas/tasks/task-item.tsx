import { cardDetails } from '@portico/contract/areas/tasks/task.rules.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Monogram } from '../../kit/data/monogram.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import { formatDate } from '../../platform/formats.ts'
import { DuePill } from './due-pill.tsx'
import { useCompletion } from './pending-completions.ts'
import classes from './task-item.module.css'

interface Props {
  readonly accountId: string
  readonly task: Task
  readonly mayTick: boolean
  readonly mayChange: boolean
  /** Cut to what a card shows. */
  readonly short?: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReopen: () => void
  readonly onFollow?: () => void
}

/** One task of a list: complete it, see its due date and assignee, edit or delete it. */
export function TaskItem(props: Props) {
  const { accountId, task, mayTick, mayChange, short = false } = props
  const completion = useCompletion(accountId, task)
  const { path } = useCurrentPage()
  const untick = completion.waiting ? completion.untick : props.onReopen
  return (
    <li className={classes.item} data-done={completion.ticked}>
      <CheckField
        aria-label={`Complete: ${task.details}`}
        checked={completion.ticked}
        disabled={!mayTick}
        onChange={(event) => (event.currentTarget.checked ? completion.tick() : untick())}
      />
      <div className={classes.words}>
        <p className={classes.details} title={short ? task.details : undefined}>
          {short ? cardDetails(task.details) : task.details}
        </p>
        <div className={classes.facts}>
          <DuePill dueEpoch={task.dueEpoch} done={completion.ticked} />
          <span className={classes.person}>
            <Monogram name={task.taggedName} size="small" />
            {task.isTagged ? 'You' : task.taggedName}
          </span>
          <Completed task={task} />
          {task.link !== null && task.link !== path && isPathWithin(task.link) && (
            <AppLink href={task.link} className={classes.link} onClick={props.onFollow}>
              <IconLink size={14} aria-hidden />
              {task.page ?? 'Page'}
            </AppLink>
          )}
        </div>
      </div>
      {mayChange && (
        <Menu
          label={`More for: ${cardDetails(task.details)}`}
          icon={<IconDots size={18} />}
          small
          items={[
            { label: 'Edit', icon: <IconEdit size={18} />, onSelect: props.onEdit },
            { label: 'Delete', icon: <IconTrash size={18} />, onSelect: props.onDelete, danger: true },
          ]}
        />
      )}
    </li>
  )
}

/** Who completed a task, and when. */
function Completed({ task: { completedEpoch, completedByName } }: Pick<Props, 'task'>) {
  if (completedEpoch === null) return null
  return (
    <span>
      Completed by {completedByName ?? 'someone'} on {formatDate(new Date(completedEpoch))}
    </span>
  )
}
