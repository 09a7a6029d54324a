import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { dragByTouch, phone } from '../harness/input/touch.ts'

/** The titles of the cards, without what is assigned to the reader above them. */
const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Next step' })

async function arrange(page: Page) {
  await page.getByRole('button', { name: 'Customize dashboard' }).click()
  return page.getByRole('region', { name: 'Customize dashboard' })
}

test('someone arranges their cards, and resets them', async ({ page, signIn }) => {
  await signIn(page, 'user@acme.test', { path: '/ACME/dashboard' })
  await expect(titles(page).first()).toHaveText('Account Manager')
  const panel = await arrange(page)
  await panel.getByLabel('Account Contact', { exact: true }).uncheck()
  await panel.getByRole('button', { name: 'Reorder Summary of Policies' }).focus()
  for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key)
  await expect(titles(page).nth(1)).toHaveText('Summary of Policies')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(titles(page)).toHaveText(['Summary of Policies', 'Quick Links', 'Service Calendar', /^Account Tasks/])

  await (await arrange(page)).getByRole('button', { name: 'Reset' }).click()
  await expect(titles(page).first()).toHaveText('Account Manager')
  await expect(page.getByRole('button', { name: /^Make this the default/ })).toHaveCount(0)
})

test('cards are dragged into order with a finger', async ({ otherBrowser, signIn }) => {
  const page = await otherBrowser(phone)
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  const panel = await arrange(page)
  const rows = panel.getByRole('listitem')
  const handle = panel.getByRole('button', { name: 'Reorder Quick Links' })
  await dragByTouch(page, handle, rows.nth(3))
  await expect(rows.nth(3)).toContainText('Quick Links')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(titles(page).nth(3)).toHaveText('Quick Links')
  await (await arrange(page)).getByRole('button', { name: 'Reset' }).click()
  await expect(titles(page).nth(1)).toHaveText('Quick Links')
})

test('a brokerage decides what its accounts see first', async ({ page, otherBrowser, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/RIDGE/dashboard' })
  const panel = await arrange(page)
  await panel.getByLabel('Quick Links', { exact: true }).uncheck()
  await panel.getByRole('button', { name: 'Make this the default for Summit Risk Partners' }).click()
  await expect(panel).toBeHidden()
  const owner = await otherBrowser()
  await signIn(owner, 'owner@ridge.test', { path: '/RIDGE/dashboard' })
  await expect(titles(owner)).toHaveText(['Advisor', 'Service Calendar', /^Account Tasks/])

  await (await arrange(page)).getByRole('button', { name: /^Remove the default for/ }).click()
  await owner.reload()
  await expect(titles(owner).nth(1)).toHaveText('Quick Links')
})

test('a law firm sees its producer and its policy, and whom to ask for what', async ({ page, signIn, watch }) => {
  await signIn(page, 'lawyer@doelaw.test', { path: '/DOELAW/dashboard' })
  const card = page.getByRole('region', { name: 'Account Contact' })
  await expect(card.getByText(/expires \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', '44')
  await expect(card.getByRole('link', { name: 'Schedule a Meeting' })).toBeVisible()
  await card.getByRole('button', { name: 'Contact Me' }).click()
  const links = page.getByRole('dialog').getByRole('link')
  await expect(links).toHaveText(['Request a certificate of insurance', 'Report a claim', 'Other message'])
  const goals = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(goals).toEqual([
    '/DOELAW/certificate-request',
    '/DOELAW/claims-portal/create?type=LEGAL_PROFESSIONAL',
    '/DOELAW/communications?topic=question',
  ])

  const path = '/api/accounts/DOELAW/alps/dashboard'
  const held = { alpsFirmName: 'Doe', producerName: 'Rosa', producerEmail: 'r@alps.test', producerPhone: null }
  watch.expectErrorResponse('/open/pictures/broken')
  const alpsPicture = '/open/pictures/broken'
  const policy = { alpsPicture, lplExpirationDate: '2027-01-31', lplProgressBarPercent: null, canceled: true }
  await page.route(`**${path}`, (route) => route.fulfill({ json: { ...held, ...policy } }))
  await page.reload()
  await expect(card.getByText('Your ALPS LPL policy was canceled.')).toBeVisible()
  await expect(card.getByText('01/31/2027')).toHaveCount(0)
  await expect(card.locator('img')).toHaveAttribute('src', '/default-portrait.svg')
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card.getByRole('link', { name: 'Schedule a Meeting' })).toHaveCount(0)

  watch.expectErrorResponse(path)
  const logged = page.waitForEvent('console', (message) => message.text().includes('law-firm dashboard'))
  await page.route(`**${path}`, (route) => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await logged
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card).toHaveText('Account Contact')
})
