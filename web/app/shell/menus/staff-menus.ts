import { isBrokerageAdmin, isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { FlagOf, MenuAccount, MenuItem, MenuSetting, User } from './menu-item.ts'

/** The pages of one brokerage, below its own path; `shown` reads the flags of the account on screen, else the brokerage's. */
const brokeragePages: readonly (Pick<MenuItem, 'label' | 'icon'> & {
  readonly path: string
  readonly shown?: (flagOf: FlagOf) => boolean
  /** Paths of pages that belong to it, below the brokerage's own. */
  readonly also?: readonly string[]
  /** For everyone who works there; the others take an admin. */
  readonly forStaff?: true
})[] = [
  { label: 'Home', path: '', icon: 'LayoutDashboard', forStaff: true },
  { label: 'Renewals', path: '/renewals', icon: 'Refresh', forStaff: true },
  { label: 'Accounts', path: '/accounts', icon: 'ListSearch', also: ['/bulk-account-upload'], forStaff: true },
  { label: 'Data', path: '/data', icon: 'Table', forStaff: true },
  { label: 'Staff', path: '/staff', icon: 'Users', forStaff: true },
  { label: 'Account Transfers', path: '/account-transfers', icon: 'SwitchHorizontal' },
  { label: 'Configuration', path: '/configuration', icon: 'Settings' },
  { label: 'Billing', path: '/billing', icon: 'CreditCard' },
  { label: 'App Library', path: '/application-library', icon: 'Apps', shown: (flagOf) => flagOf('APP_LIBRARY') },
  {
    label: 'Global Policies',
    path: '/global-policy-management',
    icon: 'World',
    shown: (flagOf) => flagOf('GLOBAL_POLICIES'),
  },
  {
    label: 'Signature Documents',
    path: '/signature-documents',
    icon: 'Signature',
    shown: (flagOf) => flagOf('RENEWAL_OPTIONS').includes('SUBJECTIVITIES'),
  },
]

/**
 * The brokerage menu: empty for people at no brokerage. Its items are for the account's brokerage, else for each one
 * the user works for, with a chooser first; most items require a brokerage admin.
 */
export function brokerageMenu(
  { user, flagOf, flagOfBrokerage, isKnownPath }: MenuSetting,
  account: MenuAccount | undefined,
): MenuItem[] {
  const codes = brokerCodes(user, account)
  const flagsOf = (code: string): FlagOf =>
    code === account?.brokerCode ? flagOf : (name) => flagOfBrokerage(code, name)
  if (codes.length === 0) return []
  const pages = codes.flatMap((code) =>
    brokeragePages
      .filter(({ forStaff }) => forStaff === true || isBrokerageAdmin(user, code))
      .filter(({ shown }) => shown === undefined || shown(flagsOf(code)))
      .map(({ label, path, icon, also = [] }): MenuItem => {
        const home = `/brokerage-administration/${encodeURIComponent(code)}`
        return {
          label,
          href: `${home}${path}`,
          icon,
          ...(also.length > 0 && { alsoUnder: also.map((below) => `${home}${below}`) }),
          ...(codes.length > 1 && { detail: code }),
        }
      }),
  )
  const choose: MenuItem = { label: 'Brokerages', href: '/brokerage-administration', icon: 'Building' }
  return [...(codes.length > 1 ? [choose] : []), ...pages].filter(({ href }) => isKnownPath(href))
}

/** The brokerages whose own flags the brokerage menu reads: those that the user administers, outside their accounts. */
export const brokeragesToRead = (user: User, account: MenuAccount | undefined): string[] =>
  brokerCodes(user, account).filter((code) => code !== account?.brokerCode && isBrokerageAdmin(user, code))

function brokerCodes(user: User, account: MenuAccount | undefined): string[] {
  const own = Object.keys(user.brokerRoles)
  const isOfAccount = account !== undefined && (user.isAdmin || own.includes(account.brokerCode))
  return isOfAccount ? [account.brokerCode] : own
}

/** The admin menu, for administrators. */
export function adminMenu({ user, isKnownPath }: MenuSetting, account: MenuAccount | undefined): MenuItem[] {
  if (!user.isAdmin) return []
  const items: MenuItem[] = [
    { label: 'Admin Dashboard', href: '/admin/admin-dashboard', icon: 'Gauge' },
    { label: 'Accounts', href: '/admin/accounts', icon: 'ListSearch' },
    { label: 'Prospects', href: '/admin/prospects', icon: 'AddressBook' },
    { label: 'Users', href: '/admin/users', icon: 'Users' },
    { label: 'Brokerages', href: '/admin/brokerages', icon: 'Building' },
    { label: 'Account Transfers', href: '/admin/account-brokerage-manager', icon: 'SwitchHorizontal' },
    { label: 'Delete Account', href: '/admin/delete-account', icon: 'TransferIn' },
    { label: 'Broadcast', href: '/admin/broadcast', icon: 'Speakerphone' },
    { label: 'Test Email', href: '/admin/test-email', icon: 'Messages' },
    { label: 'Bulk Account Upload', href: '/admin/bulk-account-upload', icon: 'TableImport' },
    { label: 'Schedules', href: '/admin/schedules', icon: 'Table' },
    { label: 'Rules and Targets', href: '/admin/rules-and-targets', icon: 'ListCheck' },
    { label: 'Lookups', href: '/admin/lookups', icon: 'ListNumbers' },
    { label: 'App Library', href: '/admin/app-library', icon: 'Apps' },
    { label: 'PDF Editor', href: '/admin/pdf/editor', icon: 'FileTypePdf' },
    { label: 'Schedule Imports', href: '/admin/schedule-imports', icon: 'TableImport' },
    { label: 'Wizard Documents', href: '/admin/wizard-documents', icon: 'FileSpreadsheet' },
    { label: 'Feature Flag Report', href: '/admin/feature-flag-report', icon: 'ListNumbers' },
    { label: 'Errors', href: '/admin/errors', icon: 'Urgent' },
    { label: 'Jobs', href: '/admin/jobs', icon: 'ListCheck' },
    { label: 'Recent Events', href: '/admin/recent-events', icon: 'Activity' },
  ]
  if (account !== undefined) {
    const href = `/admin/accounts/${encodeURIComponent(account.accountCode)}/users`
    items.push({ label: 'This Account', href, icon: 'Users' })
  }
  return items.filter(({ href }) => isKnownPath(href))
}

/** The ways between accounts; outside an account the user's own page too. */
export function generalMenu({ user }: Pick<MenuSetting, 'user'>, account: MenuAccount | undefined): MenuItem[] {
  const label = account === undefined ? 'Choose Account' : 'Switch Account'
  const choose: MenuItem = { label, href: '/account-selector', icon: 'SwitchHorizontal' }
  return [
    ...(isBrokerageUser(user, account) || user.hasMultipleAccounts ? [choose] : []),
    ...(account === undefined ? [myUser] : []),
  ]
}

const myUser: MenuItem = { label: 'My User', href: '/my-user', icon: 'User' }

/** The pages of the user menu. */
export const userPages: readonly MenuItem[] = [myUser, { label: 'Help', href: '/help', icon: 'Help' }]
