import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import { Suspense, useState } from 'react'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { useOpenTasks } from './tasks.queries.ts'
import { TasksDialog } from './lazy-dialogs.ts'

/** The tasks icon: how many open tasks are mine, and the dialog with all of them. */
export function TasksButton({ account }: { readonly account: Account }) {
  const tasks = useOpenTasks(account.accountCode)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        label="Tasks"
        icon={<IconChecklist size={24} stroke={1.6} />}
        count={tasks.data?.tagged.length ?? 0}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense>
          <TasksDialog account={account} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
