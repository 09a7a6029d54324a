import { readFile } from 'node:fs/promises'
import { expect, test } from '../../harness/fixtures.ts'

test('an owner sees who did what, narrows it, passes an entry on and exports what is shown', async ({
  page,
  client,
  signIn,
}) => {
  const advisor = await client('advisor@harbor.test')
  await advisor.addTask('ACME', { details: 'Walk the new yard', tagged: 'owner@acme.test' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/activity' })
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const newest = page.getByRole('listitem').filter({ hasText: 'Walk the new yard' })
  await expect(newest).toContainText('added a task')
  await expect(newest.getByText('Assigned to', { exact: true })).toBeVisible()

  await page.getByLabel('Kind').selectOption('Features')
  await expect(newest).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Tasks')
  await page.getByLabel('Person').selectOption('advisor@harbor.test')
  await expect(newest).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ACME activity.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toBe('Time (UTC),Person,Username,Viewed by,Address,What,Of what,Changes')
  expect(lines[1]).toContain('Walk the new yard')
  expect(lines.slice(1).every((line) => line.includes('advisor@harbor.test'))).toBe(true)

  await newest.getByRole('link').click()
  await expect(page).toHaveURL(/\/ACME\/account\/activity\?entry=\d+$/)
  await page.reload()
  await expect(page.getByText('Walk the new yard').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'added a task' })).toHaveCount(1)
  await page.getByRole('link', { name: 'All activity' }).click()
  await expect(page.getByLabel('Kind')).toHaveValue('')
})
