import { userOnAccount } from '@portico/contract/areas/accounts/share.rules.ts'
import { createRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { loadAccount, rememberAccount, useAccount } from '../../areas/accounts/accounts.public.ts'
import { featuresQuery, preferencesQuery } from '../../areas/features/features.public.ts'
import { activateAccount, clearActiveAccount } from '../../platform/upkeep/active-account.ts'
import { ShownUser, useCurrentUser } from '../../areas/session/session.public.ts'
import { statusOf } from '../../platform/call-error.ts'
import { type At, onlyLoggedIn, under } from './root-route.tsx'

/** An account has no page at its root: a single word that is not another page is an unknown path, for guests too. */
function onlyInAccount(at: At & { readonly matches: readonly { readonly routeId: string }[] }) {
  if (at.matches.at(-1)?.routeId === account.id) notFound({ routeId: rootRouteId, throw: true })
  return onlyLoggedIn(at)
}

/** The parent of every page of an account: whether it may be seen, its flags and its preferences. */
export const account = createRoute({
  ...under,
  path: '/$accountId',
  beforeLoad: onlyInAccount,
  loader: async ({ context, params }) => {
    try {
      const { cache } = context
      await loadAccount(cache, params.accountId)
      rememberAccount(context.user.userId, params.accountId)
      activateAccount(context.user.userId, params.accountId)
      loadChoices(cache, params.accountId)
    } catch (error) {
      const status = statusOf(error)
      if (status === 403 || status === 404) clearActiveAccount()
      if (status === 403) redirect({ to: '/forbidden', replace: true, throw: true })
      // Show nothing until the page is left: for another account, or for the one that says it does not exist.
      if (status === 404) await new Promise<never>(() => undefined)
      throw error
    }
  },
  component: AccountPages,
})

function AccountPages() {
  const user = useCurrentUser()
  const shown = useAccount(account.useParams().accountId)
  const here = useMemo(() => user && userOnAccount(user, shown), [user, shown])
  return (
    <ShownUser value={here}>
      <Outlet />
    </ShownUser>
  )
}

/** Flags and preferences load after the permissions. Screens do not wait for them and use defaults until then. */
function loadChoices(cache: QueryClient, accountId: string): void {
  void Promise.allSettled([cache.query(featuresQuery(accountId)), cache.query(preferencesQuery(accountId))])
}

/** The base of every route of an account. */
export const inAccount = { getParentRoute: () => account }

/** A page of an account, below `/{accountId}/`. */
export const accountPage = (
  path: string,
  title: string,
  Screen: ComponentType<{ readonly accountId: string }>,
  more: { readonly isRenewalFlow?: true } = {},
) =>
  createRoute({
    ...inAccount,
    path,
    component: () => {
      const { accountId } = account.useParams()
      return <Screen key={accountId} accountId={accountId} />
    },
    staticData: { title, ...more },
  })
