import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { userOnAccount } from '@portico/contract/areas/accounts/share.rules.ts'
import { useRouter } from '@tanstack/react-router'
import { useBrokerageFlags, useFlags, useRenewalSections } from '../../../areas/features/features.public.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { IsKnownPath } from '../../../platform/redirect.ts'
import { accountMenu } from './account-menu.ts'
import type { MenuItem, MenuSection } from './menu-item.ts'
import { adminMenu, brokerageMenu, brokeragesToRead, generalMenu } from './staff-menus.ts'

interface Menus {
  readonly account: readonly MenuSection[]
  readonly brokerage: readonly MenuItem[]
  readonly admin: readonly MenuItem[]
  readonly general: readonly MenuItem[]
}

/** The menus of a user, by the flags of the account on screen and the pages that the router knows. */
export function useMenus(user: CurrentUser, account: Account | undefined): Menus {
  const { isKnownPath } = useRouter().options.context as { readonly isKnownPath: IsKnownPath }
  const flagOfBrokerage = useBrokerageFlags(brokeragesToRead(user, account))
  const isRenewing = (account?.renewal ?? null) !== null
  const setting = {
    user,
    flagOf: useFlags(account?.accountCode),
    flagOfBrokerage,
    isKnownPath,
    sections: useRenewalSections(account?.accountCode),
    isRenewing,
  }
  return {
    account: account === undefined ? [] : accountMenu({ ...setting, user: userOnAccount(user, account) }, account),
    brokerage: brokerageMenu(setting, account),
    admin: adminMenu(setting, account),
    general: generalMenu(setting, account),
  }
}
