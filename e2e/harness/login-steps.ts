import { expect, type Page } from '@playwright/test'
import { demoPassword } from './portal-client.ts'

/** Fills the login form that is on screen and sends it. */
export async function logInAs(page: Page, username: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Waits for a page by its heading. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

/** Types a code and sends it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Types a new password, twice the same by default, and submits it. */
export async function savePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat new password').fill(repeated)
  await page.getByRole('button', { name: 'Save password' }).click()
}

export const acme = 'Acme Builders Group, Inc.'
