import { expect, type Page } from '@playwright/test'
import { openTasks } from './task-steps.ts'

interface State {
  readonly name: string
  readonly username: string | null
  readonly path: string
  /** Brings the page into this state; the screen has opened already. */
  readonly reach?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

async function openForm(page: Page): Promise<void> {
  await press('Add task')(page)
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible()
}

/** Every screen, dialog and open menu: what a person can have before them. */
export const states: readonly State[] = [
  { name: 'login', username: null, path: '/login' },
  {
    name: 'refused login',
    username: null,
    path: '/login',
    async reach(page) {
      await page.getByLabel('Username').fill('owner@acme.test')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await press('Log In')(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'not found', username: null, path: '/404' },
  { name: 'help', username: null, path: '/help' },
  { name: 'forbidden', username: 'owner@acme.test', path: '/forbidden' },
  { name: 'resource not found', username: 'owner@acme.test', path: '/resource-not-found' },
  { name: 'dashboard', username: 'owner@acme.test', path: '/ACME/dashboard' },
  { name: 'dashboard of a prospect', username: 'prospect@prosper.test', path: '/PROSPER/dashboard' },
  { name: 'dashboard, read only', username: 'viewer@acme.test', path: '/ACME/dashboard' },
  { name: 'user menu', username: 'owner@acme.test', path: '/ACME/dashboard', reach: press('User menu') },
  { name: 'notifications', username: 'owner@acme.test', path: '/ACME/dashboard', reach: press('Notifications') },
  { name: 'task menu', username: 'manager@harbor.test', path: '/ACME/dashboard', reach: press(/^More for/) },
  { name: 'all tasks', username: 'manager@harbor.test', path: '/ACME/dashboard', reach: openTasks },
  {
    name: 'task form with faults and calendar',
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
      await expect(page.getByText('Discard what you typed?')).toBeVisible()
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
  { name: 'accounts of a brokerage', username: 'advisor@harbor.test', path: '/brokerage-administration' },
  { name: 'brokerage menu', username: 'advisor@harbor.test', path: '/my-user', reach: press('Brokerage menu') },
  { name: 'accounts of the platform', username: 'admin@portico.test', path: '/admin/accounts' },
  { name: 'account selector', username: 'multi@acme.test', path: '/account-selector' },
  { name: 'my user', username: 'advisor@harbor.test', path: '/my-user' },
]

/** Brings a page into a state, logged in as whom it needs. */
export async function reach(
  page: Page,
  { username, path, reach: go }: State,
  at: { readonly origin: string; readonly signIn: (username: string, path: string) => Promise<void> },
): Promise<void> {
  if (username === null) await page.goto(at.origin + path)
  else await at.signIn(username, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await go?.(page)
}
