import type { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { FeatureName, ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import { actsForBrokerage, runsAccount } from '../../../areas/people/people.public.ts'
import type { MenuAccount, MenuItem, MenuSection, MenuSetting, User } from './menu-item.ts'

type SwitchName = {
  [Name in FeatureName]: ValueOf<Name> extends boolean ? Name : never
}[FeatureName]

/** An item of the account menu, below the account's own path, and what it takes to have it. */
interface Entry extends Pick<MenuItem, 'icon' | 'alsoUnder' | 'group'> {
  readonly label: string | { readonly client: 'RENEWAL_FLOW_NAME'; readonly prospect: 'PROPOSAL_FLOW_NAME' }
  readonly path: string
  readonly flag?: SwitchName
  /** The renewal section that it is a page of, which the account may not have. */
  readonly section?: string
  /** A prospect has none yet. */
  readonly clientsOnly?: true
  /** Only while a renewal is under way. */
  readonly whileRenewing?: true
  readonly code?: PermissionCode
  readonly unread?: 'unreadConversations'
  readonly onlyFor?: (user: User, account: MenuAccount) => boolean
}

/** Law firms are policyholders of this brokerage. */
const isLawFirm = (_user: User, account: MenuAccount): boolean => account.isLawFirm

/** A placement is between the insured and their brokerage: carriers do not see it. */
const seesPlacement = (user: User, account: MenuAccount): boolean =>
  actsForBrokerage(user, account) || insuredRoles.includes(user.accountRoles[account.accountCode] ?? '')

/** Pages about proof of insurance that are folded under one heading. */
const proof = 'Proof of Insurance'

/** Every page of an account that its menu leads to: first what is done every day, then what is done now and then. */
const catalog: readonly { readonly title: string | null; readonly entries: readonly Entry[] }[] = [
  {
    title: null,
    entries: [{ label: 'Dashboard', path: 'dashboard', icon: 'LayoutDashboard', alsoUnder: ['insurica-dashboard'] }],
  },
  {
    title: 'Coverage',
    entries: [
      {
        label: 'Policies',
        path: 'policy',
        icon: 'ShieldCheck',
        clientsOnly: true,
        alsoUnder: ['coverage-summary', 'policy-admin/policy', 'policy-admin/external'],
      },
      { label: 'Policy Admin', path: 'policy-admin', icon: 'FileSettings', clientsOnly: true },
      {
        label: 'Certificate Request',
        path: 'certificate-request',
        icon: 'Certificate',
        clientsOnly: true,
        alsoUnder: ['dashboard/risk-management/certificate-insurance'],
      },
      {
        label: 'Contract Reviews',
        path: 'certificate-request/contracts',
        icon: 'ClipboardCheck',
        clientsOnly: true,
        group: proof,
        onlyFor: seesPlacement,
      },
      { label: 'Certificate Holders', path: 'certificate-holders', icon: 'AddressBook', group: proof },
      {
        label: 'Vendor Certificates',
        path: 'dashboard/risk-management/vendor-certificates',
        icon: 'Certificate',
        clientsOnly: true,
        group: proof,
        onlyFor: seesPlacement,
      },
      {
        label: 'Auto ID Cards',
        path: 'dashboard/risk-management/auto-id-cards',
        icon: 'Car',
        clientsOnly: true,
        group: proof,
        code: 'OP_READ_SCHEDULES',
      },
      {
        label: 'Evidence of Property',
        path: 'dashboard/risk-management/evidence-property-insurance',
        icon: 'Building',
        clientsOnly: true,
        group: proof,
        code: 'OP_READ_SCHEDULES',
      },
      {
        label: 'Claims',
        path: 'claims-portal',
        icon: 'Urgent',
        clientsOnly: true,
        alsoUnder: ['dashboard/risk-management/claim-portal'],
      },
      { label: 'Billing History', path: 'billing-history', icon: 'Receipt2', clientsOnly: true },
    ],
  },
  {
    title: 'Renewal',
    entries: [
      {
        label: { client: 'RENEWAL_FLOW_NAME', prospect: 'PROPOSAL_FLOW_NAME' },
        path: 'renewal',
        icon: 'Refresh',
        alsoUnder: [
          'submit-to-advisor',
          'selection',
          'internal-quote-review',
          'quote-review',
          'subjectivities',
          'bind-decision',
          'policy-selection',
        ],
      },
      { label: 'Lines to Renew', path: 'selection', icon: 'ListCheck', whileRenewing: true, onlyFor: seesPlacement },
      { label: 'Profile', path: 'profile', icon: 'Building', section: 'PROFILE', code: 'OP_READ_COMP_PROFILE' },
      { label: 'Schedules', path: 'schedules', icon: 'Table', section: 'SCHEDULES', code: 'OP_READ_SCHEDULES' },
      {
        label: 'Applications',
        path: 'applications',
        icon: 'ClipboardText',
        section: 'APPLICATIONS',
        code: 'OP_READ_APPLICATIONS',
      },
      { label: 'Form Layouts', path: 'forms/layouts', icon: 'Forms', onlyFor: isBrokerageUser },
      {
        label: 'Loss Runs',
        path: 'loss-runs',
        icon: 'History',
        section: 'LOSS_RUNS',
        flag: 'LOSS_RUNS',
        code: 'OP_READ_LOSS_RUNS',
      },
      { label: 'Experience Mod', path: 'experience', icon: 'TrendingUp', section: 'MOD', code: 'OP_READ_MOD' },
      {
        label: 'Financials',
        path: 'financials',
        icon: 'ChartHistogram',
        section: 'FINANCIALS',
        code: 'OP_READ_FINANCIALS',
      },
      {
        label: 'Market',
        path: 'internal-quote-review',
        icon: 'World',
        whileRenewing: true,
        onlyFor: actsForBrokerage,
      },
      { label: 'Quote Review', path: 'quote-review', icon: 'Scale', whileRenewing: true, onlyFor: seesPlacement },
      {
        label: 'Subjectivities',
        path: 'subjectivities',
        icon: 'ClipboardCheck',
        whileRenewing: true,
        onlyFor: seesPlacement,
      },
      {
        label: 'Bind Decision',
        path: 'bind-decision',
        icon: 'Signature',
        whileRenewing: true,
        onlyFor: seesPlacement,
      },
      { label: 'Policy Selection', path: 'policy-selection', icon: 'Scale', onlyFor: isLawFirm },
      { label: 'Staging', path: 'staging', icon: 'TransferIn', flag: 'USE_STAGING_FLOW', onlyFor: isBrokerageUser },
      { label: 'Data Request', path: 'data-request', icon: 'Checklist' },
    ],
  },
  {
    title: 'Service',
    entries: [
      { label: 'Documents', path: 'documents', icon: 'Folder' },
      { label: 'Communications', path: 'communications', icon: 'Messages', unread: 'unreadConversations' },
      { label: 'Calendar', path: 'account/calendar', icon: 'CalendarEvent' },
      { label: 'Signatures', path: 'signature/list', icon: 'Signature', alsoUnder: ['signature'] },
      { label: 'Risk Management', path: 'dashboard/risk-management', icon: 'Gauge' },
      { label: 'Builders Risk', path: 'builders-risk/projects', icon: 'Crane' },
    ],
  },
  {
    title: 'Account',
    entries: [
      { label: 'Details', path: 'details', icon: 'Id' },
      { label: 'People', path: 'account/management', icon: 'Users', onlyFor: runsAccount },
      { label: 'Update Firm', path: 'update-firm', icon: 'Scale', clientsOnly: true, onlyFor: isLawFirm },
      { label: 'Broker of Record', path: 'bor', icon: 'TransferIn', flag: 'SHOW_BOR_BUTTON' },
      { label: 'Activity', path: 'account/activity', icon: 'Activity' },
      { label: 'Notifications', path: 'account/notifications', icon: 'Bell' },
      { label: 'Configuration', path: 'account/configuration', icon: 'Settings', onlyFor: isBrokerageUser },
    ],
  },
]

/**
 * The menu of an account by section: what this user may open, under the names in MENU_NAMES. Items whose page the
 * router does not know are omitted.
 */
export function accountMenu(setting: MenuSetting, account: MenuAccount): MenuSection[] {
  const home = `/${encodeURIComponent(account.accountCode)}`
  const names = setting.flagOf('MENU_NAMES')
  return catalog
    .map(({ title, entries }) => ({
      title,
      items: entries
        .filter((entry) => isOpen(entry, setting, account))
        .map(({ path, icon, alsoUnder = [], ...entry }) => {
          const label = labelOf(entry, setting, account)
          return {
            label: names[label] ?? label,
            href: `${home}/${path}`,
            icon,
            ...(entry.group !== undefined && { group: entry.group }),
            alsoUnder: alsoUnder.map((root) => `${home}/${root}`),
            unread: entry.unread === undefined ? 0 : account[entry.unread],
          }
        })
        .filter(({ href }) => setting.isKnownPath(href)),
    }))
    .filter(({ items }) => items.length > 0)
}

const isProspect = ({ brokerRelationship }: MenuAccount): boolean => brokerRelationship === 'PROSPECT'

const isTurnedOn = ({ flag, section }: Entry, { flagOf, sections }: MenuSetting): boolean =>
  (flag === undefined || flagOf(flag)) && (section === undefined || sections.includes(section))

function isOpen(entry: Entry, setting: MenuSetting, account: MenuAccount) {
  const { user, isRenewing } = setting
  const { clientsOnly, whileRenewing, code, onlyFor } = entry
  return (
    (whileRenewing === undefined || isRenewing) &&
    isTurnedOn(entry, setting) &&
    (clientsOnly === undefined || !isProspect(account)) &&
    (code === undefined || account.permissions.includes(code)) &&
    (onlyFor === undefined || onlyFor(user, account))
  )
}

function labelOf({ label }: Pick<Entry, 'label'>, { flagOf }: MenuSetting, account: MenuAccount): string {
  return typeof label === 'string' ? label : flagOf(isProspect(account) ? label.prospect : label.client)
}
