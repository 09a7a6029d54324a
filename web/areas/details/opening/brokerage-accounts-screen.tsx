import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { BulkResult } from '@portico/contract/areas/details/opening.shapes.ts'
import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { AccountWorkScreen } from '../../accounts/accounts.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { AccountActions } from './account-actions.tsx'
import { BulkDialog, UnchangedDialog } from './bulk-dialog.tsx'
import { completenessColumns } from './completeness-columns.tsx'
import { NewAccountButton } from './new-account-button.tsx'
import classes from './opening.module.css'

type Asked = Pick<ComponentProps<typeof BulkDialog>, 'work' | 'accounts'>

/** The accounts of one brokerage, which its staff create, archive and restore here. */
export default function BrokerageAccountsScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { isViewer } = useSignedInUser()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [unchanged, setUnchanged] = useState<BulkResult['refused']>()
  const bulk = {
    isChoosable: (account: AccountListing) => account.brokerCode === brokerCode && !account.isArchived,
    actions: [
      { label: 'Assign…', onRun: (accounts: Asked['accounts']) => setAsked({ work: 'assign', accounts }) },
      { label: 'Archive…', onRun: (accounts: Asked['accounts']) => setAsked({ work: 'archive', accounts }) },
    ],
  }
  return (
    <>
      <AccountWorkScreen
        scope={{ brokerCode }}
        columnsOf={(accounts) => completenessColumns(brokerCode, accounts)}
        address={useSearch({ strict: false })}
        onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
        {...(!isViewer && { action: <AddActions brokerCode={brokerCode} />, Actions: AccountActions, bulk })}
      />
      {asked !== undefined && (
        <BulkDialog {...asked} brokerCode={brokerCode} onRefused={setUnchanged} onClose={() => setAsked(undefined)} />
      )}
      {unchanged !== undefined && <UnchangedDialog refused={unchanged} onClose={() => setUnchanged(undefined)} />}
    </>
  )
}

/** Adds one account or, for admins, many from a spreadsheet. */
function AddActions({ brokerCode }: { readonly brokerCode: string }) {
  const user = useSignedInUser()
  return (
    <div className={classes.adding}>
      {isBrokerageAdmin(user, brokerCode) && (
        <AppLink
          href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/bulk-account-upload`}
          {...buttonLook('secondary')}
        >
          Upload accounts
        </AppLink>
      )}
      <NewAccountButton brokerCode={brokerCode} />
    </div>
  )
}
