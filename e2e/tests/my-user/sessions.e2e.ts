import { errorsOfAxe } from '../../harness/accessibility.ts'
import { part } from '../../harness/my-user.ts'
import { expect, test } from '../../harness/own-server.ts'

test('someone sees where they are logged in and ends it there, one by one or all at once', async ({
  page,
  otherBrowser,
  server,
  client,
  watch,
}) => {
  for (const path of ['/api/', '/auth/refresh']) watch.expectErrorResponse(path)
  const logIn = async (opened: typeof page, userAgent: string) => {
    const answer = await opened.request.post('/auth/login', {
      headers: { 'X-Requested-With': 'portico', 'User-Agent': userAgent },
      data: { username: 'owner@ridge.test', password: 'Portico-demo-1!' },
    })
    expect(answer.status()).toBe(200)
    await opened.goto(`${server.origin}/RIDGE/dashboard`)
    await expect(opened.getByRole('heading', { level: 1, name: 'Ridgeline Foods Corp.' })).toBeVisible()
  }
  const [one, two, three] = [await otherBrowser(), await otherBrowser(), await otherBrowser()]
  await logIn(one, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')
  await logIn(two, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0')
  await logIn(three, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1')
  const mine = await client('owner@ridge.test')
  await mine.lendTo(page.context(), 'localhost')
  await page.goto('/my-user')

  const sessions = part(page, 'Sessions')
  const items = sessions.getByRole('listitem')
  await expect(items).toHaveCount(4)
  await expect(items.filter({ hasText: 'This session' })).toHaveCount(1)
  await expect(items.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0)
  await expect(items.filter({ hasText: 'Safari on iPhone' })).toContainText(/Started .*Last active just now/)
  expect(await errorsOfAxe(page)).toEqual([])

  await sessions.getByRole('button', { name: 'End session of Safari on iPhone' }).click()
  const question = page.getByRole('alertdialog', { name: 'End this session?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(items).toHaveCount(4)
  await sessions.getByRole('button', { name: 'End session of Safari on iPhone' }).click()
  await question.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(items).toHaveCount(3)
  await expect(one).toHaveURL('/login')
  await expect(two).toHaveURL('/RIDGE/dashboard')

  await sessions.getByRole('button', { name: 'End all others' }).click()
  await page
    .getByRole('alertdialog', { name: 'End all other sessions?' })
    .getByRole('button', { name: 'End all others' })
    .click()
  await expect(items).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'End all others' })).toBeHidden()
  for (const other of [two, three]) await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/my-user')
})
