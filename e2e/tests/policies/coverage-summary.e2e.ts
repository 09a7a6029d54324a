import { expect, test } from '../../harness/fixtures.ts'

test('someone sees what covers them today, where layers leave a gap, and opens the policy', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy' })
  await page.getByRole('link', { name: 'Summary', exact: true }).click()
  await expect(page).toHaveURL('/ACME/coverage-summary')
  await expect(page.getByRole('region', { name: 'Current towers' })).toBeVisible()
  const liability = page.getByRole('region', { name: 'General Liability, Granite Mutual' })
  await expect(liability.getByRole('row', { name: /^General aggregate/ })).toContainText('$2,000,000')
  await expect(liability.getByText(/^After \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  const compensation = page.getByRole('region', { name: /^Workers Comp/ })
  await expect(compensation.getByText('Work Comp schedule', { exact: false })).toBeVisible()
  await liability.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Endorsement history' })).toBeVisible()
})

test('an account without policies is told so', async ({ page, signIn }) => {
  await signIn(page, 'prospect@prosper.test', { path: '/PROSPER/coverage-summary' })
  await expect(page.getByRole('heading', { level: 1, name: 'Coverage Summary' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Current towers' })).toHaveCount(0)
})
