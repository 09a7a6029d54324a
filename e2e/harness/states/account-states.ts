import { expect, type Page } from '@playwright/test'
import { chooseForPerson } from '../people-steps.ts'
import { openTasks } from '../task-steps.ts'
import { press, type State } from './state.ts'

async function openForm(page: Page): Promise<void> {
  await press('Add task')(page)
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible()
}

/** What a person can have before them in an account. */
export const accountStates: readonly State[] = [
  { name: 'dashboard', username: 'owner@acme.test', path: '/ACME/dashboard' },
  { name: 'dashboard of a prospect', username: 'prospect@prosper.test', path: '/PROSPER/dashboard' },
  { name: 'dashboard, read only', username: 'viewer@acme.test', path: '/ACME/dashboard' },
  { name: 'dashboard of a law firm', username: 'lawyer@doelaw.test', path: '/DOELAW/dashboard' },
  {
    name: 'ways to contact a producer',
    username: 'lawyer@doelaw.test',
    path: '/DOELAW/dashboard',
    async reach(page) {
      await press('Contact Me')(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a quick link with errors',
    username: 'owner@acme.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await press('Add link')(page)
      await page.getByLabel('Web address').fill('elsewhere')
      await page.getByLabel('Text').fill('Elsewhere')
      await expect(page.getByText('must be a valid web address. (https:// or www.)')).toBeVisible()
    },
  },
  {
    name: 'arranging cards',
    username: 'broker-admin@harbor.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await press('Customize dashboard')(page)
      await page.getByRole('button', { name: 'Reorder Quick Links' }).press('Space')
    },
  },
  { name: 'user menu', username: 'owner@acme.test', path: '/ACME/dashboard', reach: press('User menu') },
  { name: 'notifications', username: 'owner@acme.test', path: '/ACME/dashboard', reach: press('Notifications') },
  { name: 'task menu', username: 'manager@harbor.test', path: '/ACME/dashboard', reach: press(/^More for/) },
  { name: 'all tasks', username: 'manager@harbor.test', path: '/ACME/dashboard', reach: openTasks },
  {
    name: 'task form with errors and calendar',
    username: 'owner@acme.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await openForm(page)
      await press('Save')(page)
      await expect(page.getByText('Details is required')).toBeVisible()
      await press('Choose from calendar')(page)
      await expect(page.getByRole('dialog', { name: /^Calendar/ })).toBeVisible()
    },
  },
  {
    name: 'discarding a form',
    username: 'owner@acme.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await openForm(page)
      await page.getByLabel('Details').fill('Half a thought')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Discard your changes?')).toBeVisible()
    },
  },
  {
    name: 'deleting a task',
    username: 'manager@harbor.test',
    path: '/ACME/dashboard',
    async reach(page) {
      await press(/^More for/)(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'coverage summary', username: 'owner@acme.test', path: '/ACME/coverage-summary' },
  { name: 'how one is told', username: 'owner@acme.test', path: '/ACME/account/notifications' },
  {
    name: 'a legal notice without a channel',
    username: 'lawyer@doelaw.test',
    path: '/DOELAW/account/notifications',
    async reach(page) {
      await page.getByLabel('In the portal: A policy is canceled').uncheck()
      await page.getByLabel('Email: A policy is canceled').selectOption('NEVER')
      await press('Save')(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'calendar, month', username: 'owner@acme.test', path: '/ACME/account/calendar?view=month' },
  { name: 'calendar, week', username: 'owner@acme.test', path: '/ACME/account/calendar?view=week' },
  { name: 'calendar, agenda, read only', username: 'viewer@acme.test', path: '/ACME/account/calendar?view=agenda' },
  {
    name: 'entry of a calendar',
    username: 'owner@acme.test',
    path: '/ACME/account/calendar?view=agenda',
    async reach(page) {
      await press(/^Quarterly safety review/)(page)
      await expect(page.getByRole('dialog', { name: 'Quarterly safety review' })).toBeVisible()
    },
  },
  {
    name: 'event form with errors',
    username: 'owner@acme.test',
    path: '/ACME/account/calendar?view=agenda',
    async reach(page) {
      await press('Add event')(page)
      await press('Save')(page)
      await expect(page.getByText('Name is required')).toBeVisible()
    },
  },
  {
    name: 'subscribing to a calendar',
    username: 'owner@acme.test',
    path: '/ACME/account/calendar?view=agenda',
    async reach(page) {
      await press('Subscribe')(page)
      await expect(page.getByRole('dialog', { name: 'Subscribe to this calendar' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Create|Replace) address$/ })).toBeVisible()
    },
  },
  { name: 'policies', username: 'owner@acme.test', path: '/ACME/policy' },
  {
    name: 'policy',
    username: 'owner@acme.test',
    path: '/ACME/policy',
    async reach(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.getByText('Policy Number')).toBeVisible()
    },
  },
  { name: 'policies to work on', username: 'manager@harbor.test', path: '/ACME/policy-admin?term=all' },
  { name: 'towers of policies', username: 'manager@harbor.test', path: '/ACME/policy-admin?view=tower' },
  { name: 'no matching policies', username: 'owner@acme.test', path: '/ACME/policy-admin?search=nothing' },
  {
    name: 'a policy with errors',
    username: 'manager@harbor.test',
    path: '/ACME/policy-admin',
    async reach(page) {
      await press('Add policy')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Add policy' }).click()
      await expect(page.getByText('Policy number is required')).toBeVisible()
    },
  },
  {
    name: 'editing a policy',
    username: 'manager@harbor.test',
    path: '/ACME/policy-admin',
    async reach(page) {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await expect(page.getByRole('dialog').getByLabel('Policy number')).toBeVisible()
    },
  },
  {
    name: 'entering coverages with errors',
    username: 'manager@harbor.test',
    path: '/ACME/policy-admin?line=UMBRELLA',
    async reach(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await press('Edit coverages')(page)
      await page.getByRole('dialog').getByLabel('Attachment point').fill('')
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Enter the attachment point')).toBeVisible()
    },
  },
  {
    name: 'deleting policies',
    username: 'manager@harbor.test',
    path: '/ACME/policy-admin',
    async reach(page) {
      await page.getByRole('checkbox').first().check()
      await press('Delete')(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'account selector', username: 'multi@acme.test', path: '/account-selector' },
  { name: 'communications', username: 'owner@acme.test', path: '/ACME/communications' },
  { name: 'import of certificate holders', username: 'owner@acme.test', path: '/ACME/certificate-holders/import' },
  {
    name: 'a new conversation with errors',
    username: 'owner@acme.test',
    path: '/ACME/communications?topic=certificate',
    async reach(page) {
      await press('Send')(page)
      await expect(page.getByText('Enter a message')).toBeVisible()
    },
  },
  {
    name: 'an internal note in a conversation',
    username: 'manager@harbor.test',
    path: '/ACME/communications',
    async reach(page) {
      await page.getByRole('link', { name: /F-550/ }).click()
      await page.getByRole('radio', { name: 'Internal note' }).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: 'Save note' })).toBeVisible()
    },
  },
  { name: 'people of an account', username: 'owner@acme.test', path: '/ACME/account/management' },
  { name: 'activity of an account', username: 'owner@acme.test', path: '/ACME/account/activity' },
  {
    name: 'an invitation with errors',
    username: 'owner@acme.test',
    path: '/ACME/account/management',
    async reach(page) {
      await press('Invite')(page)
      await press('Send invitation')(page)
      await expect(page.getByText('First name is required')).toBeVisible()
    },
  },
  {
    name: 'rights of a person',
    username: 'owner@acme.test',
    path: '/ACME/account/management',
    async reach(page) {
      await chooseForPerson(page, 'Theo Lindqvist', 'Change access')
      await expect(page.getByRole('dialog', { name: 'Theo Lindqvist’s access' })).toBeVisible()
    },
  },
  {
    name: 'the last Admin',
    username: 'owner@ridge.test',
    path: '/RIDGE/account/management',
    reach: press(/^More for/),
  },
  {
    name: 'removing a person',
    username: 'owner@acme.test',
    path: '/ACME/account/management',
    async reach(page) {
      await chooseForPerson(page, 'Theo Lindqvist', 'Remove')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'documents', username: 'advisor@harbor.test', path: '/ACME/documents' },
  {
    name: 'a document with its pages',
    username: 'advisor@harbor.test',
    path: '/ACME/dashboard/documents',
    async reach(page) {
      await press('Safety Manual.pdf')(page)
      await expect(page.getByText(/Page 1\. Safety manual/)).toBeAttached()
    },
  },
  {
    name: 'editing a document',
    username: 'advisor@harbor.test',
    path: '/ACME/documents',
    async reach(page) {
      await press('Actions for Premium Audit Summary.pdf')(page)
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await expect(page.getByRole('dialog', { name: 'Edit document' })).toBeVisible()
    },
  },
  {
    name: 'a new folder',
    username: 'owner@acme.test',
    path: '/ACME/documents',
    async reach(page) {
      await press('New folder')(page)
      await expect(page.getByRole('dialog', { name: 'New folder' })).toBeVisible()
    },
  },
  { name: 'my user', username: 'advisor@harbor.test', path: '/my-user' },
]
