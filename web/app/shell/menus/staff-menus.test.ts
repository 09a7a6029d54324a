import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { describe, expect, test } from 'vitest'
import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import { currentItem, type MenuSetting, type User } from './menu-item.ts'
import { adminMenu, brokerageMenu, brokeragesToRead, generalMenu } from './staff-menus.ts'
import { acme, type Flags, nobody, settingOf } from './test/menu-setting.ts'

const admin = { ...nobody, isAdmin: true }
const staffOf = (brokerRoles: Record<string, BrokerRole[]>): User => ({ ...nobody, brokerRoles })
const advisor = staffOf({ HARBOR: ['ADVISOR'] })
const brokerAdmin = staffOf({ HARBOR: ['ADMIN'] })

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label)
const hrefs = (items: readonly { readonly href: string }[]) => items.map(({ href }) => href)
const every: Flags = { APP_LIBRARY: true, GLOBAL_POLICIES: true, RENEWAL_OPTIONS: ['PROFILE', 'SUBJECTIVITIES'] }

describe('the brokerage menu', () => {
  test('marks Accounts on the page that uploads accounts', () => {
    const items = brokerageMenu(settingOf(brokerAdmin, every), acme)
    const path = '/brokerage-administration/HARBOR/bulk-account-upload'
    expect(currentItem(items, path)?.label).toBe('Accounts')
  })

  test('leads a brokerage admin to every page of the account’s brokerage', () => {
    const items = brokerageMenu(settingOf(brokerAdmin, every), acme)
    expect(labels(items)).toEqual([
      'Home',
      'Renewals',
      'Accounts',
      'Data',
      'Staff',
      'Account Transfers',
      'Configuration',
      'Billing',
      'App Library',
      'Global Policies',
      'Signature Documents',
    ])
    expect(hrefs(items)).toEqual([
      '/brokerage-administration/HARBOR',
      '/brokerage-administration/HARBOR/renewals',
      '/brokerage-administration/HARBOR/accounts',
      '/brokerage-administration/HARBOR/data',
      '/brokerage-administration/HARBOR/staff',
      '/brokerage-administration/HARBOR/account-transfers',
      '/brokerage-administration/HARBOR/configuration',
      '/brokerage-administration/HARBOR/billing',
      '/brokerage-administration/HARBOR/application-library',
      '/brokerage-administration/HARBOR/global-policy-management',
      '/brokerage-administration/HARBOR/signature-documents',
    ])
    expect(items.some(({ detail }) => detail !== undefined)).toBe(false)
  })

  test.each([
    ['App Library', 'APP_LIBRARY'],
    ['Global Policies', 'GLOBAL_POLICIES'],
    ['Signature Documents', 'RENEWAL_OPTIONS'],
  ] as const)('has %s by %s alone', (label, flag) => {
    const bare = labels(brokerageMenu(settingOf(brokerAdmin), acme))
    expect(bare).toEqual([
      'Home',
      'Renewals',
      'Accounts',
      'Data',
      'Staff',
      'Account Transfers',
      'Configuration',
      'Billing',
    ])
    expect(labels(brokerageMenu(settingOf(brokerAdmin, { [flag]: every[flag] }), acme))).toEqual([...bare, label])
  })

  test('outside an account goes by the flags of each brokerage', () => {
    const user = staffOf({ HARBOR: ['ADMIN'], SUMMIT: ['ADMIN'] })
    const flagOfBrokerage: MenuSetting['flagOfBrokerage'] = (code, name) =>
      (code === 'SUMMIT' && name === 'APP_LIBRARY' ? true : featureDefaults[name]) as never
    const items = brokerageMenu(settingOf(user, every, { flagOfBrokerage }), undefined)
    expect(hrefs(items).filter((href) => href.endsWith('application-library'))).toEqual([
      '/brokerage-administration/SUMMIT/application-library',
    ])
    expect(brokeragesToRead(user, undefined)).toEqual(['HARBOR', 'SUMMIT'])
    expect(brokeragesToRead(user, acme)).toEqual([])
  })

  test('has for other staff their home, the renewals, the accounts, the data and the staff alone', () => {
    expect(labels(brokerageMenu(settingOf(advisor, every), acme))).toEqual([
      'Home',
      'Renewals',
      'Accounts',
      'Data',
      'Staff',
    ])
  })

  test.each([
    ['an insured user', { ...nobody, accountRoles: { ACME: 'ADMIN' } }, acme],
    ['an advisor of this one account', { ...nobody, accountRoles: { ACME: 'ADVISOR' } }, acme],
    ['an administrator outside an account', admin, undefined],
  ])('is not there for %s', (_, user, account) => {
    expect(brokerageMenu(settingOf(user, every), account)).toEqual([])
  })

  test('is of the account’s brokerage for an administrator', () => {
    expect(hrefs(brokerageMenu(settingOf(admin), acme))).toContain('/brokerage-administration/HARBOR/billing')
  })

  test('tells several brokerages apart, and has the pages of those that the user administers', () => {
    const user = staffOf({ HARBOR: ['ADMIN'], SUMMIT: ['SUPER_ADMIN'], ALPS: ['CLAIMS'] })
    const items = brokerageMenu(settingOf(user), undefined)
    expect(items.map(({ label, detail }) => [label, detail])).toEqual([
      ['Brokerages', undefined],
      ['Home', 'HARBOR'],
      ['Renewals', 'HARBOR'],
      ['Accounts', 'HARBOR'],
      ['Data', 'HARBOR'],
      ['Staff', 'HARBOR'],
      ['Account Transfers', 'HARBOR'],
      ['Configuration', 'HARBOR'],
      ['Billing', 'HARBOR'],
      ['Home', 'SUMMIT'],
      ['Renewals', 'SUMMIT'],
      ['Accounts', 'SUMMIT'],
      ['Data', 'SUMMIT'],
      ['Staff', 'SUMMIT'],
      ['Account Transfers', 'SUMMIT'],
      ['Configuration', 'SUMMIT'],
      ['Billing', 'SUMMIT'],
      ['Home', 'ALPS'],
      ['Renewals', 'ALPS'],
      ['Accounts', 'ALPS'],
      ['Data', 'ALPS'],
      ['Staff', 'ALPS'],
    ])
    expect(hrefs(brokerageMenu(settingOf(user), { ...acme, brokerCode: 'SUMMIT' }))).toEqual([
      '/brokerage-administration/SUMMIT',
      '/brokerage-administration/SUMMIT/renewals',
      '/brokerage-administration/SUMMIT/accounts',
      '/brokerage-administration/SUMMIT/data',
      '/brokerage-administration/SUMMIT/staff',
      '/brokerage-administration/SUMMIT/account-transfers',
      '/brokerage-administration/SUMMIT/configuration',
      '/brokerage-administration/SUMMIT/billing',
    ])
  })

  test('is of the user’s own brokerage where the account is another’s', () => {
    const items = brokerageMenu(settingOf(brokerAdmin), { ...acme, brokerCode: 'SUMMIT' })
    expect(hrefs(items)).toContain('/brokerage-administration/HARBOR/configuration')
  })

  test('has no item whose page the router does not know', () => {
    const isKnownPath = (path: string) => path.endsWith('/billing')
    expect(labels(brokerageMenu(settingOf(brokerAdmin, every, { isKnownPath }), acme))).toEqual(['Billing'])
  })
})

describe('the admin menu', () => {
  test('is for administrators; This Account stands in it within an account', () => {
    expect(adminMenu(settingOf(brokerAdmin), acme)).toEqual([])
    const pages = [
      'Admin Dashboard',
      'Accounts',
      'Prospects',
      'Users',
      'Brokerages',
      'Account Transfers',
      'Delete Account',
      'Broadcast',
      'Test Email',
      'Bulk Account Upload',
      'Schedules',
      'Rules and Targets',
      'Lookups',
      'App Library',
      'PDF Editor',
      'Schedule Imports',
      'Wizard Documents',
      'Feature Flag Report',
      'Errors',
      'Jobs',
      'Recent Events',
    ]
    expect(labels(adminMenu(settingOf(admin), undefined))).toEqual(pages)
    expect(labels(adminMenu(settingOf(admin), acme))).toEqual([...pages, 'This Account'])
    expect(hrefs(adminMenu(settingOf(admin), acme)).at(-1)).toBe('/admin/accounts/ACME/users')
  })

  test('has no item whose page the router does not know', () => {
    expect(adminMenu(settingOf(admin, {}, { isKnownPath: () => false }), acme)).toEqual([])
  })
})

describe('the ways between accounts', () => {
  const several = { ...nobody, hasMultipleAccounts: true, accountRoles: { ACME: 'ADMIN', BAYSIDE: 'ADMIN' } }

  test.each([
    ['an administrator', admin],
    ['brokerage staff', advisor],
    ['a user of several accounts', several],
  ])('are there for %s', (_, user) => {
    expect(labels(generalMenu({ user }, acme))).toEqual(['Switch Account'])
    expect(labels(generalMenu({ user }, undefined))).toEqual(['Choose Account', 'My User'])
  })

  test('are not there for a user of one account', () => {
    const user = { ...nobody, accountRoles: { ACME: 'ADMIN' } }
    expect(generalMenu({ user }, acme)).toEqual([])
    expect(labels(generalMenu({ user }, undefined))).toEqual(['My User'])
  })
})
