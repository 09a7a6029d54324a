import { expect, type Locator, type Page } from '@playwright/test'

/** One part of My User. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Types a new password twice. */
export async function typeNewPassword(form: Locator, password: string, repeated = password): Promise<void> {
  await form.getByLabel('New password', { exact: true }).fill(password)
  await form.getByLabel('Repeat new password').fill(repeated)
}

/** Answers the question who is there with the password. */
export async function proveByPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please confirm your identity.' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toBeHidden()
}
