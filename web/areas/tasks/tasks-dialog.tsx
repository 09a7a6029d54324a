import { useDebouncedValue } from '@mantine/hooks'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Choice } from '../../kit/controls/choice.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { AddTaskButton } from './add-task-button.tsx'
import { TaskList } from './task-list.tsx'
import { type StatusFilter, taskPages, tasksFailed } from './tasks.queries.ts'
import classes from './tasks-dialog.module.css'

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'completed', label: 'Completed' },
  { value: 'any', label: 'All' },
] as const

const owners = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'me', label: 'Tagged to me' },
] as const

interface Props {
  readonly account: Account
  readonly onClose: () => void
}

/** Every task of an account. */
export function TasksDialog({ account, onClose }: Props) {
  const [status, setStatus] = useState<StatusFilter>('open')
  const [owner, setOwner] = useState<'everyone' | 'me'>('everyone')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const pages = useInfiniteQuery(taskPages(account.accountCode, status, search))

  return (
    <Dialog title="Tasks" onClose={onClose} size="large">
      <div className={classes.filters}>
        <TextField
          type="search"
          aria-label="Search tasks"
          placeholder="Search tasks"
          leftSection={<IconSearch size={18} aria-hidden />}
          className={classes.search ?? ''}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <AddTaskButton account={account} />
      </div>
      <div className={classes.filters}>
        <Choice label="Status" labelHidden options={statuses} value={status} onChange={setStatus} />
        <Choice label="Whose" labelHidden options={owners} value={owner} onChange={setOwner} />
      </div>
      <Loaded query={pages} failed={tasksFailed} lines={6}>
        {(data) => {
          const tasks = owner === 'me' ? (data.pages[0]?.tagged ?? []) : data.pages.flatMap((page) => page.all)
          if (tasks.length === 0) return <Nothing search={search} />
          return <TaskList account={account} tasks={tasks} onFollow={onClose} />
        }}
      </Loaded>
      {owner === 'everyone' && pages.hasNextPage && (
        <Button kind="secondary" small busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Load more
        </Button>
      )}
    </Dialog>
  )
}

function Nothing({ search }: { readonly search: string }) {
  if (search !== '') return <EmptyState title="No task fits">Nothing was found for “{search}”.</EmptyState>
  return <EmptyState title="No tasks here">Choose another status, or add a task.</EmptyState>
}
