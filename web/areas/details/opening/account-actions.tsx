import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { useSignedInUser } from '../../session/session.public.ts'
import classes from './opening.module.css'
import { useOpeningCalls } from './opening.queries.ts'

/** Archives or restores an account of a list. */
export function AccountActions({ account }: { readonly account: AccountListing }) {
  const { accountCode, brokerCode, brokerName, companyName, isArchived } = account
  const { isAdmin, brokerRoles } = useSignedInUser()
  const { archive, restore } = useOpeningCalls(brokerCode)
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const [name, run, done] = isArchived
    ? (['Restore', restore, `${companyName} restored.`] as const)
    : (['Archive', archive, `${companyName} archived.`] as const)
  if (!isAdmin && brokerRoles[brokerCode] === undefined) return `Shared by ${brokerName}`
  return (
    <div className={classes.actions}>
      <Menu
        label={`More for ${companyName}`}
        icon={<IconDots size={18} />}
        small
        items={[
          {
            label: `${name}…`,
            icon: isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <ConfirmCall
          title={`${name} ${companyName}?`}
          confirmLabel={name}
          failure={isArchived ? openingMessages.restoreFailed : openingMessages.archiveFailed}
          run={async () => {
            await run(accountCode)
            toasts.show('success', done)
          }}
          onClose={close}
        >
          <p>
            {isArchived
              ? 'Its users will be able to open the account again.'
              : 'Its users will no longer be able to open the account. Nothing is deleted, and you can restore it later.'}
          </p>
        </ConfirmCall>
      )}
    </div>
  )
}
