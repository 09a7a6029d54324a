import { featureDefaults, type FeatureName, type ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import type { MenuAccount, MenuSetting, User } from '../menu-item.ts'

export const nobody: User = { isAdmin: false, hasMultipleAccounts: false, accountRoles: {}, brokerRoles: {} }

export const acme: MenuAccount = {
  accountCode: 'ACME',
  brokerCode: 'HARBOR',
  brokerRelationship: 'CLIENT',
  isLawFirm: false,
  permissions: [],
  unreadConversations: 0,
}

export type Flags = Partial<{ [Name in FeatureName]: ValueOf<Name> }>

/** A menu's setting: flags at their defaults but for those given, in a portal that has every page. */
export const settingOf = (user: User, flags: Flags = {}, rest: Partial<MenuSetting> = {}): MenuSetting => ({
  user,
  flagOf: (name) => valueIn(flags, name),
  flagOfBrokerage: (_, name) => valueIn({}, name),
  isKnownPath: () => true,
  sections: valueIn(flags, 'RENEWAL_OPTIONS'),
  isRenewing: false,
  ...rest,
})

const valueIn = <Name extends FeatureName>(flags: Flags, name: Name): ValueOf<Name> =>
  (flags[name] ?? featureDefaults[name]) as ValueOf<Name>
