import { expect, type Page } from '@playwright/test'
import { answer } from '../application-steps.ts'
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

const headers = { 'X-Requested-With': 'portico' }

/** An account in whose applications no other state looks. */
const asAdvisor = { username: 'advisor@summit.test', path: '/RIDGE/applications' }

/** Opens a new application with an answer in letters that no PDF shows. */
async function withStrangeLetters(page: Page): Promise<void> {
  const data = { formId: 'general-liability', policyType: 'GENERAL_LIABILITY', year: '2030', carrier: 'Granite Mutual' }
  const made = await page.request.post('/api/accounts/RIDGE/apps', { data, headers })
  const { id } = (await made.json()) as { readonly id: string }
  const edit = { path: 'website', value: 'https://東京.test', version: 0, onlyHere: true }
  const saved = await page.request.put(`/api/accounts/RIDGE/apps/${id}/answers`, { data: { edits: [edit] }, headers })
  expect(saved.status()).toBe(200)
  await page.goto(`/RIDGE/applications/${id}`)
  await expect(page.getByText(/^The PDF cannot show some letters in/)).toBeVisible()
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
    name: 'an application with errors and sources that disagree',
    // What is answered here changes the profile of the account: no other state knows it.
    username: 'manager@harbor.test',
    path: '/NORTH/applications',
    async reach(page) {
      await page
        .getByRole('row', { name: /Supplement for truckers/ })
        .filter({ hasText: 'In progress' })
        .getByRole('link')
        .click()
      await press(/^Operations/)(page)
      await answer(page, 'Truck tractors', 'many')
      await answer(page, 'Revenue of the last full year', '1,000')
      await expect(page.getByText('Conflicting answers')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Find a question' }).fill('revenue')
      await expect(page.getByRole('list', { name: 'Questions found' })).toBeVisible()
    },
  },
  { name: 'letters that the PDF of an application lacks', ...asAdvisor, reach: withStrangeLetters },
  {
    name: 'what is to be known of the PDF of a done application',
    ...asAdvisor,
    async reach(page) {
      await withStrangeLetters(page)
      await press('Mark done')(page)
      await press('Mark done (agent will complete)')(page)
      await expect(page.getByRole('dialog', { name: /is done$/ })).toBeVisible()
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
