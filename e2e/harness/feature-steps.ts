import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the flags of the account on screen. */
export async function openFeatures(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Features' }).click()
  const dialog = page.getByRole('dialog', { name: 'Features' })
  await expect(dialog.getByRole('list', { name: 'Flags' })).toBeVisible()
  return dialog
}
