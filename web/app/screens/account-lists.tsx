import { useNavigate, useSearch } from '@tanstack/react-router'
import { AccountSelectorScreen, AccountWorkScreen } from '../../areas/accounts/accounts.door.ts'
import { useUnreadCounts } from '../../areas/events/events.door.ts'
import { useSignedInUser } from '../../areas/session/session.door.ts'

/** The account selector, with what the user was told of each account. */
export function ChooseAccountScreen() {
  const { userId } = useSignedInUser()
  return <AccountSelectorScreen userId={userId} unreadOf={useUnreadCounts(userId)} />
}

/** A working list whose filter stands in the address: it can be kept, sent on and come back to. */
function WorkScreen({ scope }: { readonly scope: 'platform' | 'brokerage' }) {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <AccountWorkScreen
      scope={scope}
      address={address}
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}

export const AdminAccountsScreen = () => <WorkScreen scope="platform" />

export const BrokerageScreen = () => <WorkScreen scope="brokerage" />
