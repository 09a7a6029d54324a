import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountSelectorScreen, AccountWorkScreen } from '../../areas/accounts/accounts.public.ts'
import { useUnreadCounts } from '../../areas/events/events.public.ts'
import { useSignedInUser } from '../../areas/session/session.public.ts'
import { pagePart } from '../../platform/page-part.ts'

const NoAccounts = lazy(pagePart(() => import('./first-steps/no-accounts.tsx')))

/** The account selector, with notifications by account. */
export function ChooseAccountScreen() {
  const { userId } = useSignedInUser()
  const welcome = (
    <Suspense>
      <NoAccounts />
    </Suspense>
  )
  return <AccountSelectorScreen userId={userId} unreadOf={useUnreadCounts(userId)} welcome={welcome} />
}

/** A working list whose filter is in the address, so that it can be bookmarked and shared. */
function WorkScreen({ scope }: { readonly scope: 'platform' | 'brokerages' }) {
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

export const BrokerageScreen = () => <WorkScreen scope="brokerages" />
