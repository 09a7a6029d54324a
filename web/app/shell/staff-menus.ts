import { isBrokerageAdmin, isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import IconApps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconTableImport from '@tabler/icons-react/dist/esm/icons/IconTableImport.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { FlagOf, MenuAccount, MenuItem, MenuSetting, User } from './menu-item.ts'

/** The pages of one brokerage, below its own path; `shown` reads the flags of the account on screen. */
const brokeragePages: readonly (Pick<MenuItem, 'label' | 'Icon'> & {
  readonly path: string
  readonly shown?: (flagOf: FlagOf) => boolean
  /** For everyone who works there; the others take an admin. */
  readonly forStaff?: true
})[] = [
  { label: 'Renewals', path: 'renewals', Icon: IconRefresh, forStaff: true },
  { label: 'Configuration', path: 'configuration', Icon: IconSettings },
  { label: 'Billing', path: 'billing', Icon: IconCreditCard },
  { label: 'App Library', path: 'application-library', Icon: IconApps, shown: (flagOf) => flagOf('APP_LIBRARY') },
  {
    label: 'Global Policies',
    path: 'global-policy-management',
    Icon: IconWorld,
    shown: (flagOf) => flagOf('GLOBAL_POLICIES'),
  },
  {
    label: 'Signature Documents',
    path: 'signature-documents',
    Icon: IconSignature,
    shown: (flagOf) => flagOf('RENEWAL_OPTIONS').includes('SUBJECTIVITIES'),
  },
]

/**
 * The brokerage menu: nothing for whoever works at no brokerage. All but its first item are of the account's brokerage,
 * else of each that the user works for, and most of them take a brokerage admin.
 */
export function brokerageMenu(
  { user, flagOf, isKnownPath }: MenuSetting,
  account: MenuAccount | undefined,
): MenuItem[] {
  const codes = brokerCodes(user, account)
  if (codes.length === 0) return []
  const pages = codes.flatMap((code) =>
    brokeragePages
      .filter(({ forStaff }) => forStaff === true || isBrokerageAdmin(user, code))
      .filter(({ shown }) => shown === undefined || shown(flagOf))
      .map(({ label, path, Icon }) => ({
        label,
        href: `/brokerage-administration/${encodeURIComponent(code)}/${path}`,
        Icon,
        ...(codes.length > 1 && { detail: code }),
      })),
  )
  const first = { label: 'Brokerage', href: '/brokerage-administration', Icon: IconBuilding }
  return [first, ...pages].filter(({ href }) => isKnownPath(href))
}

function brokerCodes(user: User, account: MenuAccount | undefined): string[] {
  const own = Object.keys(user.brokerRoles)
  const isOfAccount = account !== undefined && (user.isAdmin || own.includes(account.brokerCode))
  return isOfAccount ? [account.brokerCode] : own
}

/** The admin menu, for administrators. */
export function adminMenu({ user, isKnownPath }: MenuSetting, account: MenuAccount | undefined): MenuItem[] {
  if (!user.isAdmin) return []
  const items: MenuItem[] = [
    { label: 'Admin Dashboard', href: '/admin/admin-dashboard', Icon: IconGauge },
    { label: 'Accounts', href: '/admin/accounts', Icon: IconListSearch },
    { label: 'Schedules', href: '/admin/schedules', Icon: IconTable },
    { label: 'Lookups', href: '/admin/lookups', Icon: IconListNumbers },
    { label: 'App Library', href: '/admin/app-library', Icon: IconApps },
    { label: 'PDF Editor', href: '/admin/pdf/editor', Icon: IconFileTypePdf },
    { label: 'Schedule Imports', href: '/admin/schedule-imports', Icon: IconTableImport },
    { label: 'Wizard Documents', href: '/admin/wizard-documents', Icon: IconFileSpreadsheet },
  ]
  if (account !== undefined) {
    const href = `/admin/accounts/${encodeURIComponent(account.accountCode)}/users`
    items.push({ label: 'This Account', href, Icon: IconUsers })
  }
  return items.filter(({ href }) => isKnownPath(href))
}

/** The ways between accounts; outside an account the user's own page too. */
export function generalMenu({ user }: Pick<MenuSetting, 'user'>, account: MenuAccount | undefined): MenuItem[] {
  const label = account === undefined ? 'Choose Account' : 'Switch Account'
  return [
    ...(isBrokerageUser(user) || user.hasMultipleAccounts
      ? [{ label, href: '/account-selector', Icon: IconSwitchHorizontal }]
      : []),
    ...(account === undefined ? [myUser] : []),
  ]
}

const myUser: MenuItem = { label: 'My User', href: '/my-user', Icon: IconUser }

/** The pages of the user menu. */
export const userPages: readonly MenuItem[] = [myUser, { label: 'Help', href: '/help', Icon: IconHelp }]
