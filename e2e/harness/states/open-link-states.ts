import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const headers = { 'X-Requested-With': 'portico' }

/** Shares an open application of the law firm as its Admin, and opens the emailed link. */
async function openLink(page: Page, more: object = {}): Promise<void> {
  const applications = (await (await page.request.get('/api/accounts/DOELAW/apps')).json()) as {
    readonly id: string
    readonly status: string
  }[]
  const recipientEmail = `ann-${crypto.randomUUID()}@elsewhere.test`
  const applicationIds = [applications.find(({ status }) => status !== 'DONE')!.id]
  const data = { applicationIds, recipientName: 'Ann Outside', recipientEmail, ...more }
  await page.request.post('/api/accounts/DOELAW/open-links', { data, headers })
  let link: string | undefined
  await expect
    .poll(async () => {
      const { messages } = (await (await page.request.get('/open/demonstration')).json()) as {
        readonly messages: readonly { readonly to: string; readonly link: string | null }[]
      }
      link = messages.find(({ to }) => to === recipientEmail)?.link ?? undefined
      return link
    })
    .toBeDefined()
  await page.goto(new URL(link ?? '', page.url()).pathname)
  await expect(page.getByRole('heading', { name: 'Forms to complete' })).toBeVisible()
}

async function start(page: Page): Promise<void> {
  await openLink(page)
  await press('Start')(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Before you start' })).toBeVisible()
}

async function enter(page: Page): Promise<void> {
  await start(page)
  await press('Accept and continue')(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Forms for/ })).toBeVisible()
}

/** A firm of another brokerage than the one whose colors the check applies: a link shows its own. */
const asLawyer = { username: 'lawyer@doelaw.test', path: '/DOELAW/applications' }

/** What a person meets who fills forms by a link, and who shares them. */
export const openLinkStates: readonly State[] = [
  { name: 'a link that leads nowhere', username: null, path: '/o/unknown/applications' },
  { name: 'the way into a link', ...asLawyer, reach: (page) => openLink(page) },
  {
    name: 'a wrong PIN of a link',
    ...asLawyer,
    async reach(page) {
      await openLink(page, { pin: '4711' })
      await page.getByLabel('PIN').fill('0000')
      await press('Open')(page)
      await expect(page.getByText('This PIN is incorrect.')).toBeVisible()
    },
  },
  { name: 'what the holder of a link accepts', ...asLawyer, reach: start },
  { name: 'the forms of a link', ...asLawyer, reach: enter },
  {
    name: 'a form of a link',
    ...asLawyer,
    async reach(page) {
      await enter(page)
      await page.getByRole('listitem').getByRole('link').first().click()
      await expect(page.getByRole('button', { name: 'I’m done' })).toBeVisible()
    },
  },
  {
    name: 'sharing by link with errors',
    ...asLawyer,
    async reach(page) {
      await press('Share by link')(page)
      await press('New link')(page)
      await press('Email the link')(page)
      await expect(page.getByText('Choose an application')).toBeVisible()
    },
  },
]
