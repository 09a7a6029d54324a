import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator finds an email, looks at it light, dark and as text, and sends it to themselves', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/test-email' })
  await page.getByLabel('Find an email').fill('invitation account')
  const list = page.getByRole('table', { name: 'Emails' })
  await expect(list.getByRole('row')).toHaveCount(2)
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await list.getByRole('link', { name: 'Invitation to an account' }).click()
  await expect(page.getByRole('heading', { name: 'Invitation to an account', level: 1 })).toBeVisible()
  await page.getByLabel('Brokerage').selectOption({ label: 'Harbor & Pine Insurance' })
  await page.getByLabel('Language').selectOption({ label: 'Spanish' })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Abrir el portal' })).toBeVisible()
  await expect(frame.getByText('Harbor & Pine Insurance', { exact: true })).toBeVisible()
  await expect(frame.locator('main')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(frame.locator('main')).toHaveCSS('background-color', 'rgb(24, 33, 34)')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.getByRole('radio', { name: 'Plain text' }).check()
  await expect(page.getByText('Hola, Vera:')).toBeVisible()
  await page.getByRole('button', { name: 'Send to myself' }).click()
  await expect(page.getByText('Test email sent')).toBeVisible()
})
