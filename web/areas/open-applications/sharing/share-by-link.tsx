import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { useAccount } from '../../accounts/accounts.public.ts'
import { runsAccount } from '../../people/people.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { LinksDialog } from './links-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Shares applications with a person without a login; for the brokerage and the insured’s Admin. */
export default function ShareByLink({ accountId }: { readonly accountId: string }) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const [open, setOpen] = useState<'links' | 'new'>()
  if (user.isViewer || account === undefined || !runsAccount(user, account)) return null
  return (
    <>
      <Button kind="secondary" icon={<IconLink size={18} aria-hidden />} onClick={() => setOpen('links')}>
        Share by link
      </Button>
      {open === 'links' && (
        <LinksDialog accountId={accountId} onNew={() => setOpen('new')} onClose={() => setOpen(undefined)} />
      )}
      {open === 'new' && <ShareDialog accountId={accountId} onClose={() => setOpen('links')} />}
    </>
  )
}
