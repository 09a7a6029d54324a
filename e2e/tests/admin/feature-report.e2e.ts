import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator sees where a flag is set', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/feature-flag-report' })
  const flags = page.getByRole('table', { name: 'All flags' })
  await expect(flags.getByRole('row', { name: /^BANK_DOCS/ })).toContainText('Not in use yet')
  await flags.getByRole('link', { name: 'SCHEDULES_TO_SHOW' }).click()
  await expect(page).toHaveURL(/flag=SCHEDULES_TO_SHOW/)
  await expect(
    page.getByRole('table', { name: 'Where SCHEDULES_TO_SHOW is set' }).getByRole('row').nth(1),
  ).toContainText('Auto')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
})
