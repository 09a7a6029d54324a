import type { Page } from '@playwright/test'
import { dayFrom } from '../../harness/days.ts'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { linkOf } from '../../harness/people-steps.ts'
import { demoPassword } from '../../harness/portal-client.ts'

async function expectForEveryone(page: Page): Promise<void> {
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const inDays = (days: number): string => {
  const [year, month, day] = dayFrom(days).split('-')
  return `${month}/${day}/${year}`
}

test('an administrator proposes a move, both brokerages confirm, and the insured sees and stops it; so with a share', async ({
  page,
  server,
  signIn,
  otherBrowser,
  client,
  mailTo,
}) => {
  const email = 'nell@summit.test'
  const platform = await client('admin@portico.test')
  const invited = await platform.http.post('/api/brokerages/SUMMIT/invitations', {
    data: { email, firstName: 'Nell', lastName: 'Ames', roles: ['ADMIN'] },
  })
  expect(invited.status(), await invited.text()).toBe(201)
  const accepted = await fetch(
    `${server.origin}/open/invitations/${linkOf(await mailTo(email))
      .split('/')
      .at(-1)}/accept`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'portico' },
      body: JSON.stringify({ firstName: 'Nell', lastName: 'Ames', password: demoPassword }),
    },
  )
  expect(accepted.status).toBe(200)

  await signIn(page, 'admin@portico.test', { path: '/admin/account-brokerage-manager' })
  await expect(page.getByText('No account transfers yet')).toBeVisible()
  await page.getByRole('link', { name: 'Propose a move' }).click()
  await page.getByRole('combobox', { name: 'Account' }).fill('bayside')
  await page.getByRole('option', { name: /Bayside/ }).click()
  await page.getByRole('combobox', { name: 'New brokerage' }).fill('summit')
  await page.getByRole('option', { name: /Summit/ }).click()
  await expect(page.getByRole('heading', { name: 'What moves' })).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Propose move…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Propose move' }).click()
  await expect(dialog.getByText('Choose a primary account manager')).toBeVisible()
  await dialog.getByLabel('Effective date').fill(inDays(20))
  await dialog.getByLabel('Primary account manager').selectOption({ label: 'Nell Ames' })
  await dialog.getByLabel('Reason').fill('The insured moves to Summit')
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Propose move' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Move .* to Summit/ })).toBeVisible()
  await expectForEveryone(page)

  const answers = [
    ['broker-admin@harbor.test', 'HARBOR'],
    [email, 'SUMMIT'],
  ] as const
  for (const [username, brokerage] of answers) {
    const answering = await otherBrowser()
    await signIn(answering, username, { path: `/brokerage-administration/${brokerage}/account-transfers` })
    await answering.getByRole('link', { name: /Bayside/ }).click()
    await answering.getByRole('button', { name: 'Confirm move…' }).click()
    await expectForEveryone(answering)
    await answering.getByRole('alertdialog').getByRole('button', { name: 'Confirm move' }).click()
    await expect(answering.getByText('Your brokerage has confirmed.')).toBeVisible()
  }
  await expect(page.getByText('Confirmed by both')).toBeVisible()

  const insured = await otherBrowser()
  await signIn(insured, 'multi@acme.test', { path: '/BAYSIDE/details' })
  await insured.getByRole('link', { name: 'View the transfer' }).click()
  await expect(insured.getByText('You and your colleagues keep your access.')).toBeVisible()
  await expectForEveryone(insured)
  await insured.getByRole('button', { name: 'Object to the move…' }).click()
  await insured.getByRole('dialog').getByLabel('Reason').fill('We stay with our brokerage')
  await insured.getByRole('dialog').getByRole('button', { name: 'Object to the move' }).click()
  await expect(insured.getByText('Declined', { exact: true })).toBeVisible()
  await expect(page.getByText('We stay with our brokerage')).toBeVisible()

  await page.goto('/admin/account-brokerage-manager')
  await page.getByRole('link', { name: 'Propose a share' }).click()
  await page.getByRole('combobox', { name: 'Account' }).fill('bayside')
  await page.getByRole('option', { name: /Bayside/ }).click()
  await page.getByRole('combobox', { name: 'Second brokerage' }).fill('summit')
  await page.getByRole('option', { name: /Summit/ }).click()
  await expect(page.getByRole('heading', { name: /^What Summit.* will see$/ })).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Propose share…' }).click()
  await dialog.getByLabel('Effective date').fill(inDays(20))
  await dialog.getByLabel('Reason').fill('Summit places the cyber policy')
  await dialog.getByRole('button', { name: 'Propose share' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Share .* with Summit/ })).toBeVisible()
  await expect(page.getByText('Until someone ends it')).toBeVisible()
  const second = await otherBrowser()
  await signIn(second, email, { path: '/brokerage-administration/SUMMIT/account-transfers' })
  await second
    .getByRole('row', { name: /Share/ })
    .getByRole('link', { name: /Bayside/ })
    .click()
  await second.getByRole('button', { name: 'Confirm share…' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Confirm share' }).click()
  await expect(second.getByText('Your brokerage has confirmed.')).toBeVisible()
  await insured.goto('/BAYSIDE/account-transfers')
  await insured.getByRole('button', { name: 'Object to the share…' }).click()
  await insured.getByRole('dialog').getByLabel('Reason').fill('One brokerage is enough')
  await insured.getByRole('dialog').getByRole('button', { name: 'Object to the share' }).click()
  await expect(page.getByText('One brokerage is enough')).toBeVisible()
})
