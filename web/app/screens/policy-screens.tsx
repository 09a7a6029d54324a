import { readPolicyKey } from '@portico/contract/areas/policies/policy.rules.ts'
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { PolicyScreen, PolicyWorkScreen, UnknownPolicy } from '../../areas/policies/policies.public.ts'

/** The working list of policies; its filter is in the address. */
export function PolicyAdminScreen({ accountId }: { readonly accountId: string }) {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <PolicyWorkScreen
      accountId={accountId}
      page="administration"
      address={address}
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}

/** An external policy, by the key in the address as the browser has it: a number may hold any sign, `/` and `%` too. */
export function ExternalPolicyRoute() {
  const { accountId = '' }: { accountId?: string } = useParams({ strict: false })
  const which = readPolicyKey(useLocation().publicHref.split(/[?#]/)[0]!.split('/').at(-1) ?? '')
  if (which === undefined) return <UnknownPolicy accountId={accountId} />
  return <PolicyScreen accountId={accountId} which={which} />
}
