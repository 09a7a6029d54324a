import { useNavigate, useSearch } from '@tanstack/react-router'
import PolicyWorkScreen from './list/policy-work-screen.tsx'

/** All policies of an account. The filter is part of the address. */
export default function PoliciesScreen({ accountId }: { readonly accountId: string }) {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <PolicyWorkScreen
      accountId={accountId}
      page="policies"
      address={address}
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}
