import { expect, test } from '../harness/fixtures.ts'

test('someone chooses how they are told, is refused a legal notice in silence, and tries a channel', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'user@acme.test', { path: '/ACME/account/notifications' })
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()

  const legal = 'A policy is canceled'
  await page.getByLabel(`In the portal: ${legal}`).uncheck()
  await page.getByLabel(`Email: ${legal}`).selectOption('Daily digest')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Legal notices need at least one immediate channel')
  await page.getByLabel(`Email: ${legal}`).selectOption('Immediately')
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('Quiet from').selectOption('10:00 PM')
  await page.getByLabel('Time zone').selectOption('America/Chicago')
  await expect(page.getByLabel('Text message: New message')).toBeDisabled()
  await save.click()
  await expect(page.getByText('Notification preferences saved.')).toBeVisible()
  await expect(save).toBeDisabled()

  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await page.reload()
  await expect(page.getByLabel(`In the portal: ${legal}`)).not.toBeChecked()
  await expect(page.getByLabel('Quiet from')).toHaveValue('22')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago')

  await hears
  const told = page.getByRole('region', { name: 'The last 7 days' })
  await expect(told.getByText('All caught up!')).toBeVisible()
  const tried = page.getByRole('region', { name: 'Test message' })
  await tried.getByRole('button', { name: 'In the portal' }).click()
  await expect(told.getByText('This is a test message from the portal.')).toBeVisible()
  await told.getByRole('button', { name: 'Dismiss: Test message' }).click()
  await expect(told.getByText('All caught up!')).toBeVisible()
})
