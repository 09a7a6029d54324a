import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const renewal = '/ACME/renewal'
const selection = '/ACME/selection'
const board = '/brokerage-administration/HARBOR/renewals'
const staff = 'manager@harbor.test'

/** Opens what a card offers under its three dots. */
const choose = (card: string, item: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: `More for ${card}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The renewal of an account, what it places, and all renewals of a brokerage. */
export const renewalStates: readonly State[] = [
  { name: 'a renewal', username: 'owner@acme.test', path: renewal },
  { name: 'a renewal, to be read only', username: 'viewer@acme.test', path: renewal },
  { name: 'the proposal of a prospect', username: 'prospect@prosper.test', path: '/PROSPER/renewal' },
  {
    name: 'the critical path as a table',
    username: 'owner@acme.test',
    path: renewal,
    async reach(page) {
      await page.getByRole('radio', { name: 'Table' }).check()
      await expect(page.getByRole('table', { name: 'Critical path' })).toBeVisible()
    },
  },
  {
    name: 'an attestation',
    // Of ACME another state may have changed something in every section.
    username: 'lawyer@doelaw.test',
    path: '/DOELAW/renewal',
    async reach(page) {
      await press(/^Nothing changed in/)(page)
      await expect(page.getByRole('dialog', { name: 'Confirm no changes?' })).toBeVisible()
    },
  },
  { name: 'the plan of a section', username: staff, path: renewal, reach: choose('schedules', /^Assign/) },
  { name: 'a reminder', username: staff, path: renewal, reach: choose('schedules', /^Remind/) },
  { name: 'a section that is opened again', username: staff, path: renewal, reach: choose('financials', /^Reopen/) },
  { name: 'a renewal that is closed', username: staff, path: renewal, reach: choose('this renewal', /^Close/) },
  { name: 'an account without a renewal', username: 'owner@ridge.test', path: '/RIDGE/renewal' },
  {
    name: 'a renewal that is started',
    username: 'advisor@summit.test',
    path: '/RIDGE/renewal',
    async reach(page) {
      await press('Start a renewal')(page)
      await expect(page.getByRole('dialog', { name: 'Start a renewal' })).toBeVisible()
    },
  },
  {
    name: 'lines to renew',
    username: 'owner@acme.test',
    path: selection,
    reach: (page) => page.getByText('Requested coverage of Property: 4 coverages').click(),
  },
  {
    name: 'lines to renew, to be read only',
    username: 'viewer@acme.test',
    path: selection,
    reach: (page) => page.getByText('Requested coverage of Property: 4 coverages').click(),
  },
  { name: 'the dashboard of the brokerage', username: 'owner@acme.test', path: '/ACME/insurica-dashboard' },
  { name: 'the board of renewals', username: 'advisor@harbor.test', path: board },
  { name: 'the renewals as a list', username: 'advisor@harbor.test', path: `${board}?view=list` },
  { name: 'renewals of which none fits', username: 'advisor@harbor.test', path: `${board}?search=nobody` },
  {
    name: 'the lead times of a brokerage',
    username: 'broker-admin@harbor.test',
    path: board,
    async reach(page) {
      await press('Lead times')(page)
      await expect(page.getByRole('dialog', { name: 'Lead times' }).getByLabel('Days').first()).toBeVisible()
    },
  },
]
