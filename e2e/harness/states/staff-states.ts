import { expect } from '@playwright/test'
import { openFeatures } from '../feature-steps.ts'
import { press, type State } from './state.ts'

/** What staff and administrators can have before them. */
export const staffStates: readonly State[] = [
  { name: 'accounts of a brokerage', username: 'advisor@harbor.test', path: '/brokerage-administration' },
  {
    name: 'brokerage configuration',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration',
    async reach(page) {
      await page.getByLabel('Primary', { exact: true }).fill('#f2c14')
      await press('Save')(page)
      await expect(page.getByText('must be a colour such as #0b4f52')).toBeVisible()
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
  { name: 'staff of a brokerage', username: 'broker-admin@harbor.test', path: '/brokerage-administration/HARBOR' },
  { name: 'staff, as read by staff', username: 'claims@harbor.test', path: '/brokerage-administration/HARBOR' },
  {
    name: 'inviting a colleague',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR',
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
      await press('Set SHOW_BOR_BUTTON')(page)
      await expect(page.getByRole('dialog', { name: 'Set SHOW_BOR_BUTTON' })).toBeVisible()
    },
  },
  {
    name: 'a feature that is a list',
    username: 'admin@portico.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await openFeatures(page)
      await press('Set POLICY_PAGES')(page)
      await expect(page.getByRole('dialog', { name: 'Set POLICY_PAGES' })).toBeVisible()
    },
  },
]
