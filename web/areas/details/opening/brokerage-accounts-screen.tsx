import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { AccountWorkScreen } from '../../accounts/accounts.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { AccountActions } from './account-actions.tsx'
import { NewAccountButton } from './new-account-button.tsx'
import classes from './opening.module.css'

/** The accounts of one brokerage, which its staff create, archive and restore here. */
export default function BrokerageAccountsScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { isViewer } = useSignedInUser()
  const navigate = useNavigate()
  return (
    <AccountWorkScreen
      scope={{ brokerCode }}
      address={useSearch({ strict: false })}
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
      {...(!isViewer && { action: <AddActions brokerCode={brokerCode} />, Actions: AccountActions })}
    />
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
