import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator exports an account, deletes it by its name, and restores it', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/administration/deletions/PROSPER/delete')
  await signIn(page, 'admin@portico.test', { path: '/admin/delete-account' })
  await page.getByRole('combobox', { name: 'Account' }).fill('prosper')
  await page.getByRole('option', { name: /Prosper/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Delete Prosper/ })).toBeVisible()
  await page.getByRole('button', { name: 'Start export' }).click()
  await expect(page.getByRole('link', { name: 'Download export' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account name').fill('Someone else')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('The name does not match.').first()).toBeVisible()
  await dialog.getByLabel('Account name').fill('Prosper Robotics, Inc.')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Erased after')).toBeVisible()
  await page.getByRole('button', { name: 'Restore account…' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Deleted by mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore account' }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
})
