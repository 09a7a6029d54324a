import { useNavigate, useSearch } from '@tanstack/react-router'
import { AccountWorkScreen } from '../../accounts/accounts.door.ts'
import { useSignedInUser } from '../../session/session.door.ts'
import { AccountActions } from './account-actions.tsx'
import { NewAccountButton } from './new-account-button.tsx'

/** The accounts of one brokerage, where its staff create, archive and restore them. */
export default function BrokerageAccountsScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { isViewer } = useSignedInUser()
  const navigate = useNavigate()
  return (
    <AccountWorkScreen
      scope={{ brokerCode }}
      address={useSearch({ strict: false })}
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
      {...(!isViewer && { action: <NewAccountButton brokerCode={brokerCode} />, Actions: AccountActions })}
    />
  )
}
