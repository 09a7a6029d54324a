import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fresh-server.ts'
import { logInAs } from '../../harness/login-steps.ts'
import { startServer } from '../../harness/server-process.ts'

const newVersion = 'A new version has been released and a refresh is required.'

test('an open page hears of a new version with its next answer, keeps what is typed and offers to reload', async ({
  page,
  fresh,
  watch,
}) => {
  // Between the two servers nobody answers.
  watch.expectErrorResponse('/')
  await page.goto('/login')
  await logInAs(page, 'owner@acme.test')
  await page.getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  await form.getByLabel('Details').fill('Typed before the release')
  await expect(page.getByText(newVersion)).toHaveCount(0)

  await fresh.stop()
  const released = await startServer({
    dataDir: fresh.dataDir,
    env: { PORT: String(fresh.port), PORTICO_BUILD_ID: 'next-release' },
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const tasks = page.getByRole('region', { name: 'Account Tasks' })
  await tasks.getByRole('button', { name: 'See all tasks' }).click()
  await expect(page.getByRole('dialog').getByText('Typed before the release')).toBeVisible()
  await page.keyboard.press('Escape')
  const banner = page.getByRole('status').filter({ hasText: newVersion })
  await expect(banner).toBeVisible()
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  expect(await errorsOfAxe(page)).toEqual([])

  await banner.getByRole('button', { name: 'Reload' }).click()
  await expect(tasks).toBeVisible()
  await expect(page.getByText(newVersion)).toHaveCount(0)
  await released.stop()
})
