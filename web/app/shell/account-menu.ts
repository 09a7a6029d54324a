import { accountTypeOf } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { FeatureName, ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconCrane from '@tabler/icons-react/dist/esm/icons/IconCrane.mjs'
import IconFileSettings from '@tabler/icons-react/dist/esm/icons/IconFileSettings.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs'
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs'
import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { runsAccount } from '../../areas/people/people.door.ts'
import type { MenuAccount, MenuItem, MenuSection, MenuSetting, User } from './menu-item.ts'

type SwitchName = {
  [Name in FeatureName]: ValueOf<Name> extends boolean ? Name : never
}[FeatureName]

/** An item of the account menu, below the account's own path, and what it takes to have it. */
interface Entry extends Pick<MenuItem, 'Icon' | 'alsoUnder'> {
  readonly label: string | { readonly client: 'RENEWAL_FLOW_NAME'; readonly prospect: 'PROPOSAL_FLOW_NAME' }
  readonly path: string
  readonly flag?: SwitchName
  /** A prospect has none yet. */
  readonly clientsOnly?: true
  readonly code?: PermissionCode
  readonly unread?: 'unreadConversations'
  readonly onlyFor?: (user: User, account: MenuAccount) => boolean
}

/** Law firms are policyholders of this brokerage. */
const isLawFirm = (_user: User, { brokerCode }: MenuAccount): boolean => accountTypeOf(brokerCode) === 'LAW_FIRM'

/** Every page of an account that its menu leads to: first what is done every day, then what is done now and then. */
const catalogue: readonly { readonly title: string | null; readonly entries: readonly Entry[] }[] = [
  {
    title: null,
    entries: [{ label: 'Dashboard', path: 'dashboard', Icon: IconLayoutDashboard, alsoUnder: ['insurica-dashboard'] }],
  },
  {
    title: 'Coverage',
    entries: [
      {
        label: 'Policies',
        path: 'policy',
        Icon: IconShieldCheck,
        clientsOnly: true,
        alsoUnder: ['policy-admin/policy', 'policy-admin/external'],
      },
      { label: 'Coverage Summary', path: 'coverage-summary', Icon: IconShieldCheck, clientsOnly: true },
      { label: 'Policy Admin', path: 'policy-admin', Icon: IconFileSettings, clientsOnly: true },
      { label: 'Certificate Request', path: 'certificate-request', Icon: IconCertificate, clientsOnly: true },
      { label: 'Certificate Holders', path: 'certificate-holders', Icon: IconAddressBook },
      { label: 'Claims', path: 'claims-portal', Icon: IconUrgent, clientsOnly: true },
      { label: 'Billing History', path: 'billing-history', Icon: IconReceipt2, clientsOnly: true },
    ],
  },
  {
    title: 'Renewal',
    entries: [
      { label: { client: 'RENEWAL_FLOW_NAME', prospect: 'PROPOSAL_FLOW_NAME' }, path: 'renewal', Icon: IconRefresh },
      { label: 'Profile', path: 'profile', Icon: IconBuilding, code: 'OP_READ_COMP_PROFILE' },
      { label: 'Schedules', path: 'schedules', Icon: IconTable, code: 'OP_READ_SCHEDULES' },
      { label: 'Applications', path: 'applications', Icon: IconClipboardText, code: 'OP_READ_APPLICATIONS' },
      { label: 'Form Layouts', path: 'forms/layouts', Icon: IconForms, onlyFor: isBrokerageUser },
      { label: 'Loss Runs', path: 'loss-runs', Icon: IconHistory, flag: 'LOSS_RUNS', code: 'OP_READ_LOSS_RUNS' },
      { label: 'Experience Mod', path: 'experience', Icon: IconTrendingUp, code: 'OP_READ_MOD' },
      { label: 'Financials', path: 'financials', Icon: IconChartHistogram, code: 'OP_READ_FINANCIALS' },
      { label: 'Policy Selection', path: 'policy-selection', Icon: IconScale, onlyFor: isLawFirm },
      { label: 'Staging', path: 'staging', Icon: IconTransferIn, flag: 'USE_STAGING_FLOW', onlyFor: isBrokerageUser },
      { label: 'Data Request', path: 'data-request', Icon: IconChecklist },
    ],
  },
  {
    title: 'Service',
    entries: [
      { label: 'Documents', path: 'documents', Icon: IconFolder },
      { label: 'Communications', path: 'communications', Icon: IconMessages, unread: 'unreadConversations' },
      { label: 'Calendar', path: 'account/calendar', Icon: IconCalendarEvent },
      { label: 'Signatures', path: 'signature/list', Icon: IconSignature, alsoUnder: ['signature'] },
      { label: 'Risk Management', path: 'dashboard/risk-management', Icon: IconGauge },
      { label: 'Builders Risk', path: 'builders-risk/projects', Icon: IconCrane },
    ],
  },
  {
    title: 'Account',
    entries: [
      { label: 'Details', path: 'details', Icon: IconId },
      { label: 'People', path: 'account/management', Icon: IconUsers, onlyFor: runsAccount },
      { label: 'Update Firm', path: 'update-firm', Icon: IconScale, clientsOnly: true, onlyFor: isLawFirm },
      { label: 'Broker of Record', path: 'bor', Icon: IconTransferIn, flag: 'SHOW_BOR_BUTTON' },
      { label: 'Activity', path: 'account/activity', Icon: IconActivity },
      { label: 'Notifications', path: 'account/notifications', Icon: IconBell },
    ],
  },
]

/**
 * The menu of an account, section by section: what this user may open of it, under the names that MENU_NAMES gives. An
 * item whose page the router does not know is left out.
 */
export function accountMenu(setting: MenuSetting, account: MenuAccount): MenuSection[] {
  const home = `/${encodeURIComponent(account.accountCode)}`
  const names = setting.flagOf('MENU_NAMES')
  return catalogue
    .map(({ title, entries }) => ({
      title,
      items: entries
        .filter((entry) => isOpen(entry, setting, account))
        .map(({ path, Icon, alsoUnder = [], ...entry }) => {
          const label = labelOf(entry, setting, account)
          return {
            label: names[label] ?? label,
            href: `${home}/${path}`,
            Icon,
            alsoUnder: alsoUnder.map((root) => `${home}/${root}`),
            unread: entry.unread === undefined ? 0 : account[entry.unread],
          }
        })
        .filter(({ href }) => setting.isKnownPath(href)),
    }))
    .filter(({ items }) => items.length > 0)
}

const isProspect = ({ brokerRelationship }: MenuAccount): boolean => brokerRelationship === 'PROSPECT'

function isOpen({ flag, clientsOnly, code, onlyFor }: Entry, { user, flagOf }: MenuSetting, account: MenuAccount) {
  return (
    (flag === undefined || flagOf(flag)) &&
    (clientsOnly === undefined || !isProspect(account)) &&
    (code === undefined || account.permissions.includes(code)) &&
    (onlyFor === undefined || onlyFor(user, account))
  )
}

function labelOf({ label }: Pick<Entry, 'label'>, { flagOf }: MenuSetting, account: MenuAccount): string {
  return typeof label === 'string' ? label : flagOf(isProspect(account) ? label.prospect : label.client)
}
