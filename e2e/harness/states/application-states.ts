import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const list = '/ACME/applications'

/** Opens an application of the list that is being filled, or one that is done. */
const open =
  (status: 'In progress' | 'Done') =>
  async (page: Page): Promise<void> => {
    const row = page
      .getByRole('row', { name: /Commercial general liability application/ })
      .filter({ hasText: status })
      .first()
    await row.getByRole('link').click()
    await expect(page.getByRole('progressbar', { name: 'Required questions answered' })).toBeVisible()
  }

async function choose(page: Page, item: string): Promise<void> {
  await press('More for Website')(page)
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

/** Applications and their forms. */
export const applicationStates: readonly State[] = [
  { name: 'applications', username: 'manager@harbor.test', path: list },
  { name: 'no application fits', username: 'owner@acme.test', path: `${list}?search=nothing` },
  { name: 'underwriting documents', username: 'owner@acme.test', path: '/ACME/documents/underwriting' },
  {
    name: 'a new application',
    username: 'manager@harbor.test',
    path: list,
    async reach(page) {
      await press('Add application')(page)
      await expect(page.getByRole('dialog').getByLabel('Form')).toBeVisible()
    },
  },
  { name: 'an application', username: 'manager@harbor.test', path: list, reach: open('In progress') },
  {
    name: 'a PDF application',
    username: 'owner@acme.test',
    path: list,
    async reach(page) {
      await page
        .getByRole('row', { name: /Contractors’ equipment/ })
        .first()
        .getByRole('link')
        .click()
      await page
        .locator('[data-path]')
        .and(page.getByLabel('Website', { exact: true }))
        .focus()
      await expect(page.getByRole('complementary', { name: 'The chosen answer' })).toContainText('Website')
    },
  },
  { name: 'a done application', username: 'viewer@acme.test', path: list, reach: open('Done') },
  {
    name: 'missing answers of an application',
    username: 'manager@harbor.test',
    path: list,
    async reach(page) {
      await open('In progress')(page)
      await press('Mark done')(page)
      await expect(page.getByRole('list', { name: 'Missing answers' })).toBeVisible()
    },
  },
  {
    name: 'an application with faults and sources that disagree',
    username: 'owner@acme.test',
    path: list,
    async reach(page) {
      await open('In progress')(page)
      await press(/^What the premium is based on/)(page)
      await page.getByLabel('Volunteers', { exact: true }).fill('many')
      await page.getByLabel('Volunteers', { exact: true }).blur()
      await page.getByRole('searchbox', { name: 'Find a question' }).fill('payroll')
      await expect(page.getByRole('list', { name: 'Questions found' })).toBeVisible()
    },
  },
  {
    name: 'comments on an answer',
    username: 'owner@acme.test',
    path: list,
    async reach(page) {
      await open('In progress')(page)
      await choose(page, 'Comments')
    },
  },
  {
    name: 'an answer in the forms that share it, with its history',
    username: 'owner@acme.test',
    path: list,
    async reach(page) {
      await open('In progress')(page)
      await choose(page, 'About this answer')
    },
  },
  {
    name: 'a question given to someone',
    username: 'owner@acme.test',
    path: list,
    async reach(page) {
      await open('In progress')(page)
      await choose(page, 'Assign question')
    },
  },
]
