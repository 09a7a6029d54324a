import { expect, withOwnServer } from '../harness/own-server.ts'

const test = withOwnServer()
const path = '/DOELAW/policy-selection'

test('a law firm compares its plans, gives up prior acts in writing, and takes its choice back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'lawyer@doelaw.test', { path })
  const plans = page.getByRole('table', { name: 'Plans side by side' })
  await expect(plans.getByRole('columnheader')).toHaveText([
    'What',
    'Your policy today',
    'As today',
    'Higher limits',
    'Lower premium',
  ])
  await expect(plans.getByRole('row', { name: /^Retroactive date/ })).toContainText(
    'Some prior work covered today would no longer be covered.',
  )
  await expect(plans.getByRole('row', { name: /^Term premium/ })).toContainText('$3,550 less in premium.')

  await plans.getByRole('button', { name: 'Choose Lower premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose Lower premium' })
  await dialog.getByLabel('Signed by').fill('Jane Doe')
  await dialog.getByLabel('Title in the firm').fill('Managing Partner')
  await dialog.getByLabel('I understand that this plan reduces my coverage').check()
  await dialog.getByRole('button', { name: 'Choose for $13,900' }).click()
  await expect(dialog.getByText('State in your own words that prior work is no longer covered')).toBeVisible()
  await dialog
    .getByLabel(/will no longer be covered. Acknowledge this/)
    .fill('We know that work before June 2020 is not covered.')
  await dialog.getByRole('button', { name: 'Choose for $13,900' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('is chosen, signed by Jane Doe, Managing Partner.')).toBeVisible()
  await expect(page.getByText('“We know that work before June 2020 is not covered.”')).toBeVisible()
  await expect(page.getByText('Plan Lower premium: selected, signed by Jane Doe, Managing Partner')).toBeVisible()

  await page.getByRole('button', { name: 'Undo selection…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo selection' }).click()
  await expect(plans.getByRole('button', { name: 'Choose As today' })).toBeVisible()

  // The quote behind a plan is accepted with it.
  await plans.getByRole('button', { name: 'Choose As today' }).click()
  const asToday = page.getByRole('dialog', { name: 'Choose As today' })
  await asToday.getByLabel('Signed by').fill('Jane Doe')
  await asToday.getByLabel('Title in the firm').fill('Managing Partner')
  await asToday.getByLabel('I have compared this plan with our current policy').check()
  await asToday.getByRole('button', { name: 'Choose for $18,200' }).click()
  await expect(asToday).toBeHidden()
  await page.goto('/DOELAW/quote-review')
  await expect(page.getByRole('row', { name: /^Your decision/ })).toContainText('Accepted')
})

test('its brokerage changes a plan, which the firm sees once it is shown', async ({ page, otherBrowser, signIn }) => {
  test.slow()
  await signIn(page, 'admin@portico.test', { path })
  await page.getByRole('button', { name: 'Edit Higher limits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Higher limits' })
  await dialog.getByLabel('Aggregate limit').fill('1,000,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The aggregate cannot be lower than the limit per claim')).toBeVisible()
  await dialog.getByLabel('Aggregate limit').fill('5,000,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The client does not see this yet: Higher limits.')).toBeVisible()

  const firm = await otherBrowser()
  const hears = firm.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(firm, 'lawyer@doelaw.test', { path })
  await hears
  const aggregate = firm.getByRole('row', { name: /^Aggregate limit/ })
  await expect(aggregate).toContainText('$4,000,000')
  await page.getByRole('button', { name: 'Show to client…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show to client' }).click()
  await expect(aggregate).toContainText('$5,000,000')
})

test('a phone shows one plan at a time', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'lawyer@doelaw.test', { path })
  await page.getByLabel('Plan to compare').selectOption('Higher limits')
  await expect(page.getByText('$24,650', { exact: true })).toBeVisible()
  await expect(page.getByText('$13,900', { exact: true })).toBeHidden()
})
