import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { FeatureName, ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { IsKnownPath } from '../../../platform/redirect.ts'
import type { MenuIconName } from './menu-drawing.tsx'

export interface MenuItem {
  readonly label: string
  readonly href: string
  readonly icon: MenuIconName
  /** Paths of pages that belong to it but are not below its own. */
  readonly alsoUnder?: readonly string[]
  /** Items of one group are folded under it, unless one of them is on screen. */
  readonly group?: string
  /** Distinguishes it from an item with the same label. */
  readonly detail?: string
  /** How much unread there is behind it; nothing is shown for zero. */
  readonly unread?: number
}

export interface MenuSection {
  /** Null for the first section, which needs no heading. */
  readonly title: string | null
  readonly items: readonly MenuItem[]
}

export type User = Pick<CurrentUser, 'isAdmin' | 'accountRoles' | 'brokerRoles' | 'hasMultipleAccounts'>

export type MenuAccount = Pick<
  Account,
  'accountCode' | 'brokerCode' | 'brokerRelationship' | 'isLawFirm' | 'permissions' | 'unreadConversations'
>

/** What a flag is worth, here and now. */
export type FlagOf = <Name extends FeatureName>(name: Name) => ValueOf<Name>

/** On what it depends which items a menu has. */
export interface MenuSetting {
  readonly user: User
  readonly flagOf: FlagOf
  /** What a flag is worth at a brokerage, for all its accounts. */
  readonly flagOfBrokerage: <Name extends FeatureName>(brokerCode: string, name: Name) => ValueOf<Name>
  readonly isKnownPath: IsKnownPath
  /** The sections of the renewals of the account on screen. */
  readonly sections: readonly string[]
  /** Whether the account on screen has a renewal under way. */
  readonly isRenewing: boolean
}

/** The item that the page on screen belongs to: the one whose path is the longest match, its own before `alsoUnder`. */
export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const lengthOf = (root: string): number => (path === root || path.startsWith(`${root}/`) ? root.length : 0)
  const depthOf = ({ href, alsoUnder = [] }: MenuItem): number =>
    Math.max(lengthOf(href) * 2, ...alsoUnder.map((root) => lengthOf(root) * 2 - 1))
  const [closest] = items.toSorted((one, other) => depthOf(other) - depthOf(one))
  return closest !== undefined && depthOf(closest) > 0 ? closest : undefined
}

/** The items on the way to the page on screen: the one it belongs to, after the one whose pages include that one. */
export function trailOf(items: readonly MenuItem[], path: string): readonly MenuItem[] {
  const current = currentItem(items, path)
  if (current === undefined) return []
  const parent = items.find((item) => item !== current && item.alsoUnder?.includes(current.href) === true)
  return parent === undefined ? [current] : [parent, current]
}
