import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../portal-client.ts'
import { readyRenewal, submitted } from '../submission-steps.ts'
import { press, type State } from './state.ts'

/** Logs in as the insured’s Admin instead of the current user. */
async function comeAs(page: Page, username: string): Promise<void> {
  const data = { username, password: demoPassword }
  await page.request.post('/auth/login', { data, headers: { 'X-Requested-With': 'portico' } })
}

/** Makes a submission of a company, and opens the link emailed to its advisor. */
async function openLink(page: Page): Promise<void> {
  const { id } = await readyRenewal(page.request, 'RIDGE')
  await comeAs(page, 'owner@ridge.test')
  await page.goto(await submitted(page.request, { account: 'RIDGE', cycleId: id }))
  await expect(page.getByRole('heading', { name: 'A submission is ready for you' })).toBeVisible()
}

/** From another brokerage than the one whose colors the check applies: a link shows its own. */
const asAdvisor = { username: 'advisor@summit.test', path: '/RIDGE/dashboard' }

/** What a person meets who submits a renewal, and who gets its packet. */
export const submissionStates: readonly State[] = [
  {
    name: 'a renewal that cannot be submitted yet',
    username: 'owner@acme.test',
    path: '/ACME/submit-to-advisor',
    reach: (page) => expect(page.getByText('This renewal is not ready to submit.', { exact: false })).toBeVisible(),
  },
  {
    name: 'a renewal to be signed',
    username: 'advisor@harbor.test',
    path: '/BAYSIDE/dashboard',
    async reach(page) {
      const { id } = await readyRenewal(page.request, 'BAYSIDE')
      await comeAs(page, 'multi@acme.test')
      await page.goto('/BAYSIDE/submit-to-advisor')
      await expect(page.getByRole('heading', { name: 'Submit to Advisor' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Term' }).selectOption(id)
      await press('Sign and submit')(page)
      await expect(page.getByText('Select this box to submit')).toBeVisible()
    },
  },
  {
    name: 'a submission of last year',
    username: 'owner@acme.test',
    path: '/ACME/submit-to-advisor',
    async reach(page) {
      const choice = page.getByRole('combobox', { name: 'Term' })
      const over = await choice.locator('optgroup[label="Closed"] option').first().getAttribute('value')
      await choice.selectOption(over)
      await press('Show details of submission 1')(page)
      await press('Show uses of the link for Nora Whitfield')(page)
      await expect(page.getByText('Packet downloaded').first()).toBeVisible()
    },
  },
  { name: 'a download link that leads nowhere', username: null, path: '/submission-download/none/unknown' },
  { name: 'the way into a download link', ...asAdvisor, reach: openLink },
  {
    name: 'a wrong code of a download link',
    ...asAdvisor,
    async reach(page) {
      await openLink(page)
      await press('Email me a code')(page)
      await page.getByLabel('Verification code').fill('000000')
      await press('Open')(page)
      await expect(page.getByText('This code is incorrect or has expired.')).toBeVisible()
    },
  },
]
