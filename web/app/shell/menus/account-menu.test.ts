import { permissionNames } from '@portico/contract/areas/accounts/permission-codes.ts'
import { describe, expect, test } from 'vitest'
import { accountMenu } from './account-menu.ts'
import { currentItem, trailOf, type MenuAccount, type MenuItem, type MenuSetting } from './menu-item.ts'
import { acme, type Flags, nobody, settingOf } from './test/menu-setting.ts'

const owner = { ...nobody, accountRoles: { ACME: 'ADMIN' } }
const client: MenuAccount = { ...acme, permissions: Object.keys(permissionNames) }
const prospect: MenuAccount = { ...client, brokerRelationship: 'PROSPECT' }
const lawFirm: MenuAccount = { ...client, isLawFirm: true }

const itemsOf = (setting: MenuSetting, account = client): readonly MenuItem[] =>
  accountMenu(setting, account).flatMap(({ items }) => items)
const labelsOf = (setting: MenuSetting, account = client) => itemsOf(setting, account).map(({ label }) => label)
const all: Flags = { LOSS_RUNS: true, SHOW_BOR_BUTTON: true }

describe('the menu of an account', () => {
  test('has every page of the specification that it leads to, in this order', () => {
    expect(itemsOf(settingOf(owner, all), lawFirm).map(({ label, href }) => [label, href])).toEqual([
      ['Dashboard', '/ACME/dashboard'],
      ['Policies', '/ACME/policy'],
      ['Policy Admin', '/ACME/policy-admin'],
      ['Certificate Request', '/ACME/certificate-request'],
      ['Contract Reviews', '/ACME/certificate-request/contracts'],
      ['Certificate Holders', '/ACME/certificate-holders'],
      ['Vendor Certificates', '/ACME/dashboard/risk-management/vendor-certificates'],
      ['Auto ID Cards', '/ACME/dashboard/risk-management/auto-id-cards'],
      ['Evidence of Property', '/ACME/dashboard/risk-management/evidence-property-insurance'],
      ['Claims', '/ACME/claims-portal'],
      ['Billing History', '/ACME/billing-history'],
      ['Renewal Dashboard', '/ACME/renewal'],
      ['Profile', '/ACME/profile'],
      ['Schedules', '/ACME/schedules'],
      ['Applications', '/ACME/applications'],
      ['Loss Runs', '/ACME/loss-runs'],
      ['Experience Mod', '/ACME/experience'],
      ['Financials', '/ACME/financials'],
      ['Policy Selection', '/ACME/policy-selection'],
      ['Data Request', '/ACME/data-request'],
      ['Documents', '/ACME/documents'],
      ['Communications', '/ACME/communications'],
      ['Calendar', '/ACME/account/calendar'],
      ['Signatures', '/ACME/signature/list'],
      ['Risk Management', '/ACME/dashboard/risk-management'],
      ['Builders Risk', '/ACME/builders-risk/projects'],
      ['Details', '/ACME/details'],
      ['People', '/ACME/account/management'],
      ['Update Firm', '/ACME/update-firm'],
      ['Broker of Record', '/ACME/bor'],
      ['Activity', '/ACME/account/activity'],
      ['Notifications', '/ACME/account/notifications'],
    ])
  })

  test.each([
    ['the insured', owner, ['Lines to Renew', 'Quote Review', 'Subjectivities', 'Bind Decision']],
    [
      'the brokerage',
      { ...nobody, brokerRoles: { HARBOR: ['ADMIN' as const] } },
      ['Lines to Renew', 'Market', 'Quote Review', 'Subjectivities', 'Bind Decision'],
    ],
    ['a carrier', { ...nobody, accountRoles: { ACME: 'INS_PARTNER' } }, []],
  ])('leads %s to the pages of a placement while a renewal is under way', (_, user, expected) => {
    const usual = new Set(labelsOf(settingOf(user, all)))
    const renewing = accountMenu(settingOf(user, all, { isRenewing: true }), client)
    const more = renewing.flatMap(({ items }) => items).filter(({ label }) => !usual.has(label))
    expect(more.map(({ label }) => label)).toEqual(expected)
    const section = renewing.find(({ title }) => title === 'Renewal')
    for (const item of more) {
      expect(section?.items).toContainEqual(item)
      expect(currentItem(section!.items, item.href)).toEqual(item)
    }
  })

  test('has no item whose page the router does not know, and no heading above nothing', () => {
    const known = new Set(['/ACME/dashboard', '/ACME/documents'])
    const sections = accountMenu(settingOf(owner, all, { isKnownPath: (path) => known.has(path) }), client)
    expect(sections.map(({ title, items }) => [title, items.map(({ label }) => label)])).toEqual([
      [null, ['Dashboard']],
      ['Service', ['Documents']],
    ])
  })

  test('keeps from a prospect what is for clients only, and nothing else', () => {
    const gone = labelsOf(settingOf(owner, all), lawFirm).filter(
      (label) => !labelsOf(settingOf(owner, all), { ...lawFirm, brokerRelationship: 'PROSPECT' }).includes(label),
    )
    expect(gone).toEqual([
      'Policies',
      'Policy Admin',
      'Certificate Request',
      'Contract Reviews',
      'Vendor Certificates',
      'Auto ID Cards',
      'Evidence of Property',
      'Claims',
      'Billing History',
      'Renewal Dashboard',
      'Update Firm',
    ])
  })

  test('leaves out the pages of sections that the renewal does not have', () => {
    const flags: Flags = { RENEWAL_OPTIONS: ['PROFILE', 'SCHEDULES'], LOSS_RUNS: true }
    const labels = accountMenu(settingOf(owner, flags), client).flatMap(({ items }) => items.map(({ label }) => label))
    expect(labels).toEqual(expect.arrayContaining(['Profile', 'Schedules', 'Documents']))
    const gone = new Set(['Applications', 'Loss Runs', 'Experience Mod', 'Financials'])
    expect(labels.filter((label) => gone.has(label))).toEqual([])
  })

  test('calls the renewal by the name of its flow: one for clients, one for prospects', () => {
    const flags = { RENEWAL_FLOW_NAME: 'Annual Review', PROPOSAL_FLOW_NAME: 'Your Proposal' }
    expect(labelsOf(settingOf(owner, flags))).toContain('Annual Review')
    expect(labelsOf(settingOf(owner, flags), prospect)).toContain('Your Proposal')
    expect(labelsOf(settingOf(owner), prospect)).toContain('Proposal')
  })

  test.each([
    ['LOSS_RUNS', 'Loss Runs'],
    ['SHOW_BOR_BUTTON', 'Broker of Record'],
  ] as const)('has by %s alone: %s', (flag, label) => {
    expect(labelsOf(settingOf(owner, { [flag]: false }))).not.toContain(label)
    expect(labelsOf(settingOf(owner, { [flag]: true }))).toContain(label)
  })

  test.each([
    ['OP_READ_COMP_PROFILE', 'Profile'],
    ['OP_READ_SCHEDULES', 'Schedules', 'Auto ID Cards', 'Evidence of Property'],
    ['OP_READ_APPLICATIONS', 'Applications'],
    ['OP_READ_LOSS_RUNS', 'Loss Runs'],
    ['OP_READ_MOD', 'Experience Mod'],
    ['OP_READ_FINANCIALS', 'Financials'],
  ])('has without the code %s all but %s', (code, ...hidden) => {
    const permissions = client.permissions.filter((held) => held !== code)
    expect(labelsOf(settingOf(owner, all), { ...client, permissions })).toEqual(
      labelsOf(settingOf(owner, all)).filter((each) => !hidden.includes(each)),
    )
  })

  test('has People for those who run the account, and for law firms Policy Selection and Update Firm', () => {
    const user = { ...owner, accountRoles: { ACME: 'USER' } }
    expect(labelsOf(settingOf(user, all))).toEqual(
      labelsOf(settingOf(owner, all)).filter((label) => label !== 'People'),
    )
    const labels = labelsOf(settingOf(owner, all), lawFirm)
    expect(labels.filter((label) => !labelsOf(settingOf(owner, all)).includes(label))).toEqual([
      'Policy Selection',
      'Update Firm',
    ])
  })

  test('says at Communications, and nowhere else, how many conversations are unread', () => {
    const items = itemsOf(settingOf(owner, all), { ...client, unreadConversations: 3 })
    expect(items.filter(({ unread }) => unread !== 0).map(({ label, unread }) => [label, unread])).toEqual([
      ['Communications', 3],
    ])
  })

  test('folds the pages about proof of insurance, so that the menu of a client is as tall as a window', () => {
    const folded = itemsOf(settingOf(owner, all)).filter(({ group }) => group === 'Proof of Insurance')
    expect(folded.map(({ label }) => label)).toEqual([
      'Contract Reviews',
      'Certificate Holders',
      'Vendor Certificates',
      'Auto ID Cards',
      'Evidence of Property',
    ])
  })

  test('takes other names for items, by their specified labels', () => {
    const labels = labelsOf(
      settingOf(owner, { MENU_NAMES: { Policies: 'Coverage', 'Renewal Dashboard': 'Renew', Nothing: 'x' } }),
    )
    expect(labels).toEqual(expect.arrayContaining(['Coverage', 'Renew']))
    expect(labels).not.toContain('Policies')
  })

  test('keeps the code of an account from being read as a path', () => {
    expect(itemsOf(settingOf(owner), { ...client, accountCode: 'A/B' })[0]?.href).toBe('/A%2FB/dashboard')
  })
})

test.each([
  ['/ACME/dashboard', 'Dashboard'],
  ['/ACME/dashboard/risk-management', 'Risk Management'],
  ['/ACME/dashboard/risk-management/osha', 'Risk Management'],
  ['/ACME/policy', 'Policies'],
  ['/ACME/coverage-summary', 'Policies'],
  ['/ACME/policy-admin', 'Policy Admin'],
  ['/ACME/policy-admin/endorsements', 'Policy Admin'],
  ['/ACME/policy-admin/policy/4711', 'Policies'],
  ['/ACME/claims-portal/create', 'Claims'],
  ['/ACME/dashboard/risk-management/auto-id-cards', 'Auto ID Cards'],
  ['/ACME/certificate-request/contracts/4711', 'Contract Reviews'],
  ['/ACME/certificate-request/4711', 'Certificate Request'],
  ['/ACME/signature/prepare-for-signing', 'Signatures'],
  ['/ACME/policy-selection', 'Renewal Dashboard'],
  ['/ACME/quote-review', 'Renewal Dashboard'],
  ['/ACME/submit-to-advisor', 'Renewal Dashboard'],
  ['/my-user', undefined],
])('%s belongs to %s', (path, label) => {
  expect(currentItem(itemsOf(settingOf(owner, all)), path)?.label).toBe(label)
})

test.each([
  ['/ACME/quote-review', ['Renewal Dashboard', 'Quote Review']],
  ['/ACME/bind-decision', ['Renewal Dashboard', 'Bind Decision']],
  ['/ACME/submit-to-advisor', ['Renewal Dashboard']],
  ['/ACME/profile/entity', ['Profile']],
  ['/ACME/policy-admin/policy/4711', ['Policies']],
  ['/my-user', []],
])('while a renewal is under way the way to %s is %j', (path, labels) => {
  const items = itemsOf(settingOf(owner, all, { isRenewing: true }))
  expect(trailOf(items, path).map(({ label }) => label)).toEqual(labels)
})
