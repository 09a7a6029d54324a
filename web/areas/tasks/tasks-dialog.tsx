import { useDebouncedValue } from '@mantine/hooks'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { useNow } from '../../platform/now.ts'
import { TaskFilters, type ChosenTasks } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { type TaskFilter, taskPages, tasksFailed } from './tasks.queries.ts'

interface Props {
  readonly account: Account
  readonly onClose: () => void
}

const openOnes: ChosenTasks = { status: 'open', tagged: '', overdue: false, typed: '' }

/** Every task of an account. */
export function TasksDialog({ account, onClose }: Props) {
  const [chosen, setChosen] = useState(openOnes)
  const [search] = useDebouncedValue(chosen.typed.trim(), 250)
  const pages = useInfiniteQuery(taskPages(account.accountCode, filterOf(chosen, search, useNow())))

  return (
    <Dialog title="Tasks" onClose={onClose} size="large">
      <TaskFilters account={account} chosen={chosen} onChange={(part) => setChosen({ ...chosen, ...part })} />
      <Loaded query={pages} failed={tasksFailed} lines={6}>
        {(data) => {
          const tasks = data.pages.flatMap((page) => page.all)
          if (tasks.length === 0) return <Nothing search={search} />
          return <TaskList account={account} tasks={tasks} onFollow={onClose} />
        }}
      </Loaded>
      <MoreButton more={moreOf(pages)}>Show more</MoreButton>
    </Dialog>
  )
}

/** The choices as the call wants them. Overdue is what was due before today started here. */
function filterOf({ status, tagged, overdue }: ChosenTasks, search: string, now: Date): TaskFilter {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  return {
    status,
    ...(tagged === '' ? {} : { tagged }),
    ...(overdue ? { dueBefore: today } : {}),
    ...(search === '' ? {} : { search }),
  }
}

function Nothing({ search }: { readonly search: string }) {
  if (search !== '') return <EmptyState title="No matching tasks">No results for “{search}”.</EmptyState>
  return <EmptyState title="No tasks yet">Choose another status or person, or add a task.</EmptyState>
}
