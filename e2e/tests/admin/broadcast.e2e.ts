import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator sends a banner to one account: it shows there, is dismissed for good, and is stopped', async ({
  page,
  signIn,
  otherBrowser,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/broadcast' })
  await page.getByRole('link', { name: 'New broadcast' }).click()
  await page.getByRole('button', { name: 'Preview…' }).click()
  await expect(page.getByText('Enter a title')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Title' }).fill('Portal maintenance')
  await page.getByRole('textbox', { name: 'Message' }).fill('The portal is offline on Sunday from 2 to 4 AM.')
  await page.getByRole('combobox', { name: 'People' }).selectOption('Clients')
  await page.getByRole('combobox', { name: 'Accounts' }).fill('bayside')
  await page.getByRole('option', { name: /Bayside/ }).click()
  await page.getByLabel('Client: Admin').check()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Preview…' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText('Portal maintenance')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await preview.getByRole('button', { name: /^Send to \d+ p/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portal maintenance' })).toBeVisible()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  const reader = await otherBrowser()
  await signIn(reader, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  const announcements = reader.getByRole('region', { name: 'Announcements' })
  await expect(announcements).toContainText('The portal is offline on Sunday')
  await expect(reader.getByRole('status').filter({ hasText: 'Portal maintenance' })).toHaveCount(1)
  expect(await errorsOfAxe(reader)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(reader, width)).toBe(0)
  await announcements.getByRole('button', { name: 'Dismiss Portal maintenance' }).click()
  await expect(announcements).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(announcements).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('have dismissed the banner')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop broadcast' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop broadcast' }).click()
  await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop broadcast' })).toHaveCount(0)
})
