import { expect } from '@playwright/test'
import { openFeatures } from '../feature-steps.ts'
import { press, type State } from './state.ts'

/** What staff and administrators can have before them. */
export const staffStates: readonly State[] = [
  { name: 'all brokerages and their accounts', username: 'admin@portico.test', path: '/brokerage-administration' },
  ...['schedules', 'fields', 'duplicates&kind=VEHICLE', 'runs'].map((tab) => ({
    name: `data of the brokerage: ${tab}`,
    username: 'broker-admin@harbor.test',
    path: `/brokerage-administration/HARBOR/data?tab=${tab}`,
  })),
  { name: 'home of one of the staff', username: 'manager@harbor.test', path: '/brokerage-administration/HARBOR' },
  { name: 'home of the team', username: 'advisor@harbor.test', path: '/brokerage-administration/HARBOR?person=team' },
  {
    name: 'accounts of one brokerage',
    username: 'advisor@harbor.test',
    path: '/brokerage-administration/HARBOR/accounts',
  },
  {
    name: 'a new account',
    username: 'advisor@harbor.test',
    path: '/brokerage-administration/HARBOR/accounts',
    async reach(page) {
      await press('New account')(page)
      await press('Show all lines')(page)
      await press('Create account')(page)
      await expect(page.getByText('Legal name is required')).toBeVisible()
    },
  },
  { name: 'brokerages of the platform', username: 'admin@portico.test', path: '/admin/brokerages' },
  { name: 'prospects of the platform', username: 'admin@portico.test', path: '/admin/prospects' },
  { name: 'a brokerage of the platform', username: 'admin@portico.test', path: '/admin/brokerages/HARBOR' },
  {
    name: 'a new brokerage',
    username: 'admin@portico.test',
    path: '/admin/brokerages',
    async reach(page) {
      await press('New brokerage')(page)
      await press('Create brokerage')(page)
      await expect(page.getByText('Brokerage name is required')).toBeVisible()
    },
  },
  { name: 'configuration of an account', username: 'advisor@harbor.test', path: '/ACME/account/configuration' },
  {
    name: 'choosing schedules',
    username: 'advisor@harbor.test',
    path: '/ACME/schedules',
    async reach(page) {
      await press('Choose schedules…')(page)
      await expect(page.getByRole('dialog', { name: 'Choose schedules' })).toBeVisible()
    },
  },
  {
    name: 'brokerage configuration',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration',
    async reach(page) {
      await page.getByLabel('Primary', { exact: true }).fill('#f2c14')
      await press('Save')(page)
      await expect(page.getByText('must be a color. Example: #0b4f52')).toBeVisible()
    },
  },
  { name: 'brokerage menu', username: 'advisor@harbor.test', path: '/my-user', reach: press('Brokerage menu') },
  { name: 'admin dashboard', username: 'admin@portico.test', path: '/admin/admin-dashboard' },
  { name: 'accounts of the platform', username: 'admin@portico.test', path: '/admin/accounts' },
  {
    name: 'no account of the platform',
    username: 'admin@portico.test',
    path: '/admin/accounts?relationship=PROSPECT&within=30',
  },
  {
    name: 'staff of a brokerage',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/staff',
  },
  { name: 'staff, as read by staff', username: 'claims@harbor.test', path: '/brokerage-administration/HARBOR/staff' },
  {
    name: 'inviting a colleague',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/staff',
    async reach(page) {
      await press('Invite colleague')(page)
      await expect(page.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible()
    },
  },
  { name: 'the features of an account', username: 'admin@portico.test', path: '/ACME/dashboard', reach: openFeatures },
  {
    name: 'a feature that is on or off',
    username: 'admin@portico.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await openFeatures(page)
      await press('Set APP_LIBRARY')(page)
      await expect(page.getByRole('dialog', { name: 'Set APP_LIBRARY' })).toBeVisible()
    },
  },
  {
    name: 'a feature that is a list',
    username: 'admin@portico.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await openFeatures(page)
      await press('Set RENEWAL_OPTIONS')(page)
      await expect(page.getByRole('dialog', { name: 'Set RENEWAL_OPTIONS' })).toBeVisible()
    },
  },
]
