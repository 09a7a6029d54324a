import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import { redirect } from '@tanstack/react-router'
import { pagePart } from '../../platform/page-part.ts'
import { type At, onlyFor } from './root-route.tsx'

/** The screens of forms, which few have before them: one part for all. */
export const formScreens = pagePart(() => import('../screens/form-screens.tsx'))

/** The screens of applications: one part for all, which fetches each. */
export const applicationScreens = pagePart(() => import('../screens/application-screens.tsx'))

/** The screens of schedules: one part for all, which fetches each. */
export const scheduleScreens = pagePart(() => import('../screens/schedule-screens.tsx'))

/** The screens of the profile: one part for all, which fetches each. */
export const profileScreens = pagePart(() => import('../screens/profile-screens.tsx'))

/** Pages of form layouts are for brokerage staff, those of the global level for administrators. */
export const onlyAtLevel =
  (...levels: readonly string[]) =>
  async (at: At & { readonly params: { readonly level: string; readonly accountId?: string } }): Promise<void> => {
    const { level, accountId: accountCode } = at.params
    const active = accountCode === undefined ? undefined : { accountCode }
    await onlyFor((user) => (level === 'global' ? user.isAdmin : isBrokerageUser(user, active)))(at)
    if (!levels.includes(level)) redirect({ to: '/404', replace: true, throw: true })
  }
