import { isBrokerageAdmin, isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { demonstrationQuery } from '../../areas/demonstration/demonstration.public.ts'
import type { IsKnownPath } from '../../platform/redirect.ts'
import { askForLogin } from '../../platform/session.ts'
import { NotFoundScreen } from './lazy-error-screens.ts'
import { Shell } from '../shell/shell.tsx'

/** What every route is given. */
export interface RouteContext {
  readonly user: CurrentUser | null
  readonly cache: QueryClient
  readonly tabName: string
  readonly isKnownPath: IsKnownPath
}

export interface At {
  readonly context: RouteContext
  readonly location: { readonly href: string }
}

export const root = createRootRouteWithContext<RouteContext>()({ component: Shell, notFoundComponent: NotFoundScreen })

export const under = { getParentRoute: () => root }

/** The login is a separate stage, before the portal. Show nothing until the page is left. */
export function toLogin(wanted: string | undefined): Promise<never> {
  if (wanted === undefined) location.replace('/login')
  else askForLogin(wanted)
  return new Promise<never>(() => undefined)
}

/** Sends a guest to the login; they return here afterwards. */
export async function onlyLoggedIn({ context, location: { href } }: At): Promise<{ user: CurrentUser }> {
  return { user: context.user ?? (await toLogin(href)) }
}

/** Pages that a user may not open do not exist for them. */
export const onlyFor = (allowed: (user: CurrentUser) => boolean) => async (at: At) => {
  const { user } = await onlyLoggedIn(at)
  if (!allowed(user)) redirect({ to: '/404', replace: true, throw: true })
}

/** The choice of a brokerage; people who work for only one skip it. */
export async function onlyToChooseBrokerage(at: At): Promise<void> {
  await onlyFor(isBrokerageUser)(at)
  const { user } = await onlyLoggedIn(at)
  const [code, ...others] = Object.keys(user.brokerRoles)
  if (user.isAdmin || code === undefined || others.length > 0) return
  redirect({ href: `/brokerage-administration/${encodeURIComponent(code)}`, replace: true, throw: true })
}

/** Pages of a brokerage's admins. Its other staff know that they exist; to anyone else the brokerage does not. */
export async function onlyBrokerageAdmins(
  at: At & { readonly params: { readonly brokerCode: string } },
): Promise<void> {
  const { brokerCode } = at.params
  await onlyFor(isBrokerageUser)(at)
  const { user } = await onlyLoggedIn(at)
  const isStaff = user.brokerRoles[brokerCode] !== undefined
  if (isStaff && !isBrokerageAdmin(user, brokerCode)) redirect({ to: '/forbidden', replace: true, throw: true })
}

/** Pages of a demonstration: elsewhere they are unknown paths. */
export async function onlyInDemonstration({ context }: Pick<At, 'context'>): Promise<void> {
  if ((await context.cache.query(demonstrationQuery)) === null) notFound({ routeId: rootRouteId, throw: true })
}
