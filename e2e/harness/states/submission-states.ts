import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../portal-client.ts'
import { readyRenewal, submitted } from '../submission-steps.ts'
import { press, type State } from './state.ts'

/** Makes a submission of the prospect, and opens the link that was mailed to its advisor. */
async function openLink(page: Page): Promise<void> {
  const { id } = await readyRenewal(page.request, 'PROSPER')
  const headers = { 'X-Requested-With': 'portico' }
  const data = { username: 'prospect@prosper.test', password: demoPassword }
  await page.request.post('/auth/login', { data, headers })
  await page.goto(await submitted(page.request, { account: 'PROSPER', cycleId: id }))
  await expect(page.getByRole('heading', { name: 'A submission is ready for you' })).toBeVisible()
}

const asAdvisor = { username: 'advisor@harbor.test', path: '/PROSPER/dashboard' }

/** What a person meets who submits a renewal, and who gets its packet. */
export const submissionStates: readonly State[] = [
  {
    name: 'a renewal that cannot be submitted yet',
    username: 'owner@acme.test',
    path: '/ACME/submit-to-advisor',
    reach: (page) => expect(page.getByRole('heading', { name: 'Sign and submit' })).toBeVisible(),
  },
  {
    name: 'a submission of last year',
    username: 'owner@acme.test',
    path: '/ACME/submit-to-advisor',
    async reach(page) {
      await page.getByRole('combobox', { name: 'Renewal' }).selectOption({ index: 1 })
      await press('Show details of submission 1')(page)
      await press('Show uses of the link of Nora Whitfield')(page)
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
      await press('Mail me a code')(page)
      await page.getByLabel('Verification code').fill('000000')
      await press('Open')(page)
      await expect(page.getByText('This code is not right, or it is too old.')).toBeVisible()
    },
  },
]
