import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { FeatureName, ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { IsKnownPath } from '../../platform/redirect.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  readonly Icon: typeof IconUser
  /** Paths of pages that belong to it though they do not stand below its own. */
  readonly alsoUnder?: readonly string[]
  /** What tells it from an item of the same label. */
  readonly detail?: string
  /** How much unread there is behind it; nothing is shown for zero. */
  readonly unread?: number
}

export interface MenuSection {
  /** Null for what stands first, which needs no heading. */
  readonly title: string | null
  readonly items: readonly MenuItem[]
}

export type User = Pick<CurrentUser, 'isAdmin' | 'accountRoles' | 'brokerRoles' | 'hasMultipleAccounts'>

export type MenuAccount = Pick<
  Account,
  'accountCode' | 'brokerCode' | 'brokerRelationship' | 'permissions' | 'unreadConversations'
>

/** What a flag is worth, here and now. */
export type FlagOf = <Name extends FeatureName>(name: Name) => ValueOf<Name>

/** On what it depends which items a menu has. */
export interface MenuSetting {
  readonly user: User
  readonly flagOf: FlagOf
  readonly isKnownPath: IsKnownPath
}

/** The item that the page on screen belongs to: the one that stands closest above it. */
export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const depthOf = ({ href, alsoUnder = [] }: MenuItem): number =>
    Math.max(...[href, ...alsoUnder].map((root) => (path === root || path.startsWith(`${root}/`) ? root.length : 0)))
  const [closest] = items.toSorted((one, other) => depthOf(other) - depthOf(one))
  return closest !== undefined && depthOf(closest) > 0 ? closest : undefined
}
