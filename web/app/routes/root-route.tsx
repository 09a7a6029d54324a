import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { demonstrationQuery } from '../../areas/demonstration/demonstration.door.ts'
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

/** The login is a stage of its own, before the portal. The page is being left: nothing may show until then. */
export function toLogin(wanted: string | undefined): Promise<never> {
  if (wanted === undefined) location.replace('/login')
  else askForLogin(wanted)
  return new Promise<never>(() => undefined)
}

/** Sends a guest to the login; they come back here afterwards. */
export async function onlyLoggedIn({ context, location: { href } }: At): Promise<{ user: CurrentUser }> {
  return { user: context.user ?? (await toLogin(href)) }
}

/** For whom a page is not, it does not exist. */
export const onlyFor = (allowed: (user: CurrentUser) => boolean) => async (at: At) => {
  const { user } = await onlyLoggedIn(at)
  if (!allowed(user)) redirect({ to: '/404', replace: true, throw: true })
}

/** Pages of a demonstration: elsewhere they are unknown paths. */
export async function onlyInDemonstration({ context }: Pick<At, 'context'>): Promise<void> {
  if ((await context.cache.query(demonstrationQuery)) === null) notFound({ routeId: rootRouteId, throw: true })
}
