import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { pagePart } from '../../../platform/page-part.ts'

const NewAccountDialog = lazy(pagePart(() => import('./new-account-dialog.tsx')))

/** Starts a new account of a brokerage. */
export function NewAccountButton({ brokerCode }: { readonly brokerCode: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        New account
      </Button>
      {isOpen && (
        <Suspense>
          <NewAccountDialog brokerCode={brokerCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
