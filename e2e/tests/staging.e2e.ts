import type { Page } from '@playwright/test'
import { expect, withOwnServer } from '../harness/own-server.ts'

/** What other journeys answer would be on its way to the agency system too. */
const test = withOwnServer()

const rowOf = (page: Page, field: string) =>
  page
    .getByRole('table', { name: /^Staged values: / })
    .getByRole('row')
    .filter({ has: page.getByLabel(`Select ${field}`, { exact: true }) })
const log = (page: Page) => page.getByRole('region', { name: 'Sent to the agency management system' })

test('an advisor decides on values and rows, one by one and in bulk, and sends what was accepted', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/staging/pushes')
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/staging' })
  // What is left to decide is shown first; all of it keeps what was decided in sight.
  await expect(page.getByRole('radio', { name: 'To decide' })).toBeChecked()
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true })
  const closed = page.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  const years = rowOf(page, 'Years in business')
  await expect(years).toContainText('27')
  await expect(years).toContainText('26')
  await expect(rowOf(page, 'Business phone')).toContainText('Changed in both')

  await years.getByRole('button', { name: 'Accept Years in business' }).click()
  await expect(years).toContainText('Accepted')
  await page.getByRole('button', { name: 'Send 1 accepted' }).click()
  await expect(
    page.getByText('was also changed in the agency management system. Accept or reject it first'),
  ).toBeVisible()

  await page.getByRole('radio', { name: 'Changed in both' }).check({ force: true })
  await rowOf(page, 'Business phone')
    .getByRole('button', { name: /^Reject/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reject: Business phone' })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(
    dialog.getByText('Enter a reason, so that the person who entered the value knows what to do'),
  ).toBeVisible()
  await dialog.getByLabel('Reason').fill('The office moved: which number is right?')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rowOf(page, 'Business phone')).toContainText('The office moved')

  await page.getByRole('radio', { name: 'To decide' }).check({ force: true })
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: /^Accept [\d,]+$/ }).click()
  await expect(page.getByText('No values match this filter.')).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true })

  const trailers = page.getByRole('region', { name: 'Property: Job site trailers' })
  const rows = trailers.getByRole('table', { name: 'Property: Job site trailers: staged rows' }).getByRole('row')
  const first = rows.nth(1)
  await expect(first).toContainText('Added')
  await first.getByRole('button', { name: /^Reject/ }).click()
  await page
    .getByRole('dialog', { name: /^Reject: / })
    .getByLabel('Reason')
    .fill('Was this trailer not sold?')
  await page
    .getByRole('dialog', { name: /^Reject: / })
    .getByRole('button', { name: 'Reject', exact: true })
    .click()
  await expect(first).toContainText('Was this trailer not sold?')
  await trailers.getByRole('button', { name: /^Accept Property: Job site trailers, / }).click()
  await expect(trailers).toContainText('accepted')
  await expect(trailers.getByRole('button', { name: 'Undo all: Property: Job site trailers' })).toBeVisible()

  await page.getByRole('button', { name: /^Send [\d,]+ accepted$/ }).click()
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Staged values: / }).getByRole('row')).toHaveCount(2)
  await expect(rows).toHaveCount(2)

  await rowOf(page, 'Business phone').getByRole('button', { name: /^Undo/ }).click()
  await expect(rowOf(page, 'Business phone').getByRole('button', { name: /^Accept/ })).toBeVisible()
})

test('the client has nothing to do there, and no way there in the menu', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/staging' })
  await expect(page.getByText('No action is needed here')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Staging' })).toHaveCount(0)
})
