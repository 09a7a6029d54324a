import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { useSignedInUser } from '../session/session.public.ts'
import { TaskFormDialog } from './lazy-dialogs.ts'

interface Props {
  readonly account: Account
  readonly small?: boolean
}

/** Opens the form for a new task; viewers have no such button. */
export function AddTaskButton({ account, small = false }: Props) {
  const { isViewer } = useSignedInUser()
  const [adding, setAdding] = useState(false)
  if (isViewer) return null
  return (
    <>
      <Button kind="secondary" small={small} icon={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        Add task
      </Button>
      {adding && (
        <Suspense>
          <TaskFormDialog account={account} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
