import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'

const line = (page: Page): Locator => page.getByRole('region', { name: 'CYBER' })

/** Opens the form of a quote and fills in what all of them have. */
async function addQuote(page: Page, carrier: string, price: { readonly premium: string; readonly total: string }) {
  await line(page).getByRole('button', { name: 'Add quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carrier').fill(carrier)
  await dialog.getByLabel('Status').selectOption('Quoted')
  await dialog.getByLabel('Premium').fill(price.premium)
  await dialog.getByLabel('Taxes').fill('300')
  await dialog.getByLabel('Fees').fill('100')
  await dialog.getByLabel('Total').fill(price.total)
  await dialog.getByLabel('Commission (internal)').fill('17.5')
  const coverage = dialog.getByRole('group', { name: 'Policy aggregate' })
  await coverage.getByLabel('Limit').fill('1,000,000')
  await coverage.getByLabel('Deductible').fill('10,000')
  return dialog
}

test('staff enter quotes and show them; the client compares, asks, accepts one and declines a cover', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
}) => {
  test.slow()
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/internal-quote-review' })

  // A total that is not its parts is refused where it was typed.
  let form = await addQuote(page, 'Alder Cyber', { premium: '8,000', total: '8,500' })
  await form.getByLabel('Quote expires').fill('12/31/2099')
  await form.getByLabel('Bindable').check()
  await form.getByRole('button', { name: 'Add coverage' }).click()
  await form.getByRole('textbox', { name: 'Coverage', exact: true }).last().fill('Certified acts of terrorism')
  const terrorism = form.getByRole('group', { name: 'Certified acts of terrorism' })
  await terrorism.getByLabel('Optional').check()
  await terrorism.getByLabel('Additional premium').fill('80')
  await terrorism.getByLabel('Mandatory offer').selectOption('Terrorism (TRIA)')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('must equal premium plus taxes and fees')).toBeVisible()
  await form.getByLabel('Total').fill('8,400')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await line(page)
    .getByRole('row', { name: /^Alder Cyber/ })
    .getByText(/^\d gaps$/)
    .click()
  await expect(
    page.getByText('Policy aggregate: limit $1,000,000, but $2,000,000 expiring', { exact: true }),
  ).toBeVisible()

  form = await addQuote(page, 'Birch Cyber', { premium: '9,000', total: '9,400' })
  await form.getByLabel('Quote expires').fill('12/31/2099')
  await form.getByLabel('Bindable').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  // What has expired stands in the grid and cannot be shown.
  form = await addQuote(page, 'Cedar Cyber', { premium: '7,000', total: '7,400' })
  await form.getByLabel('Quote expires').fill('01/31/2020')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(line(page).getByRole('row', { name: /^Cedar Cyber/ })).toContainText('Expired')
  await page.getByRole('button', { name: 'Show to client…' }).click()
  const publish = page.getByRole('dialog', { name: 'Show to client' })
  await expect(publish.getByLabel('Cedar Cyber, CYBER')).toHaveCount(0)
  await publish.getByLabel('Alder Cyber, CYBER').check()
  await publish.getByLabel('Birch Cyber, CYBER').check()
  await publish.getByRole('button', { name: 'Show to client' }).click()
  await expect(publish).toBeHidden()
  expect((await mailTo('owner@acme.test')).subject).toBe('2 insurance options are ready for your review')

  const client = await otherBrowser()
  const hears = client.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(client, 'owner@acme.test', { path: '/ACME/quote-review' })
  await hears
  const options = line(client).getByRole('table', { name: 'Options for CYBER' })
  await expect(options.getByRole('columnheader')).toHaveText(['What', 'Today', 'Alder Cyber', 'Birch Cyber'])
  await expect(options.getByRole('row', { name: /^Policy aggregate/ })).toContainText(
    'The limit is $1,000,000 lower than today.',
  )
  await expect(client.getByText('17.5')).toHaveCount(0)

  // The question and its answer reach the other side while its page is open.
  await line(client).locator('summary', { hasText: 'Alder Cyber' }).click()
  await line(client).getByLabel('Your question about Alder Cyber').fill('Does it cover our vendors?')
  await line(client).getByRole('button', { name: 'Ask' }).first().click()
  await expect(line(page).getByText('Unanswered question')).toBeVisible()
  await line(page).getByRole('button', { name: 'More for Alder Cyber' }).click()
  await page.getByRole('menuitem', { name: 'Details and questions' }).click()
  const details = page.getByRole('dialog', { name: 'Alder Cyber' })
  await details.getByLabel('Answer about Alder Cyber').fill('Yes, as dependent business.')
  await details.getByRole('button', { name: 'Send answer' }).click()
  await expect(line(client).getByText('Yes, as dependent business.')).toBeVisible()

  await options.getByRole('button', { name: 'Accept…' }).first().click()
  const accept = client.getByRole('dialog', { name: 'Accept Alder Cyber' })
  await accept.getByLabel('Reject').check()
  await accept.getByRole('button', { name: 'Accept for $8,400' }).click()
  await expect(accept.getByText('Enter a reason')).toBeVisible()
  await accept.getByLabel(/^Why do you decline/).fill('Our lender does not ask for it')
  await accept.getByLabel(/^I understand that I am not covered/).check()
  await accept.getByLabel('I understand that this option reduces my coverage').check()
  await accept.getByRole('button', { name: 'Accept for $8,400' }).click()
  await expect(accept).toBeHidden()
  await expect(options.getByRole('row', { name: /^Your decision/ })).toContainText('You have accepted Alder Cyber.')
  const summary = client.getByRole('table', { name: 'Premium summary' })
  await expect(summary.getByRole('row', { name: /^cyber/i })).toContainText('Alder Cyber')
  await expect(client.getByText('Alder Cyber, CYBER: Certified acts of terrorism declined')).toBeVisible()

  await details.getByRole('button', { name: 'Close' }).first().click()
  await expect(line(page).getByRole('row', { name: /^Alder Cyber/ })).toContainText('Accepted')
})

test('a phone shows one option at a time', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner@acme.test', { path: '/ACME/quote-review' })
  const liability = page.getByRole('region', { name: 'General Liability' })
  const choice = liability.getByLabel('Option to compare')
  await choice.selectOption({ label: 'Keystone Casualty, $66,600' })
  await expect(liability.getByText('$66,600', { exact: true })).toBeVisible()
  await expect(liability.getByText('$75,150', { exact: true })).toBeHidden()
  await choice.selectOption({ label: 'Granite Mutual, $75,150' })
  await expect(liability.getByText('$75,150', { exact: true })).toBeVisible()
  await expect(liability.getByText('$66,600', { exact: true })).toBeHidden()
})
