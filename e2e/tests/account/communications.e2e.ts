import { expect, test } from '../../harness/fixtures.ts'

test('a client asks, the brokerage leaves itself a note and answers; the client sees the answer alone', async ({
  page,
  otherBrowser,
  signIn,
  client,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/communications?topic=claim' })
  await expect(page.getByLabel('Topic').last()).toHaveValue('claim')
  await page.getByLabel('Subject').fill('Water in the site office')
  await page.getByLabel('Message').fill('A pipe burst over night.')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('A pipe burst over night.')
  await page.getByLabel('Message').press('Control+Enter')
  await expect(page).toHaveURL(/\/ACME\/communications\/[0-9a-f-]{36}$/)
  const thread = page.getByRole('article', { name: 'Water in the site office' })
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible()

  const staff = await otherBrowser()
  await signIn(staff, 'manager@harbor.test', { path: '/ACME/communications' })
  const line = staff.getByRole('link', { name: /Water in the site office/ })
  await expect(line).toContainText('1 unread')
  await line.click()
  await staff.getByRole('radio', { name: 'Internal note' }).focus()
  await staff.keyboard.press('Space')
  await staff.getByLabel(/^Internal note, for/).fill('Third claim this year')
  await staff.reload()
  await expect(staff.getByLabel(/^Internal note, for/)).toHaveValue('Third claim this year')
  await staff.getByRole('button', { name: 'Save note' }).click()
  await expect(staff.getByRole('list', { name: 'Messages' }).getByText('Brokerage only')).toBeVisible()
  await staff.getByRole('radio', { name: 'Message to client' }).focus()
  await staff.keyboard.press('Space')
  await staff.getByLabel('Message', { exact: true }).fill('Reported to the carrier today.')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(staff.getByText('Waiting on client').first()).toBeVisible()

  await expect(thread.getByText('Reported to the carrier today.')).toBeVisible()
  await expect(thread.getByText('Waiting on you')).toBeVisible()
  await expect(page.getByText('Third claim this year')).toHaveCount(0)
  await expect(staff.getByText('Seen by Elena Castillo')).toBeVisible()

  // The answer is given, so none is due; whoever passes through the fields changes nothing.
  const due = staff.getByLabel('Reply due', { exact: true })
  await expect(due).toHaveValue('')
  const writes: string[] = []
  staff.on('request', (request) => {
    if (request.method() === 'PUT' && /conversations\/[0-9a-f-]{36}$/.test(request.url())) writes.push(request.url())
  })
  await due.focus()
  await due.press('Tab')
  const changed = () => staff.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  const given = changed()
  await staff.getByLabel('Assigned to').selectOption({ label: 'Nora Whitfield' })
  await given
  expect(writes).toHaveLength(1)
  // A Saturday: the task of it is due on the Friday before.
  const planned = changed()
  await due.fill('03/13/2027')
  await due.press('Tab')
  await planned
  await expect(thread.getByText(/Reply due/)).toHaveCount(0)
  await expect(staff.getByText(/^Reply due 03\/13\/2027/).first()).toBeVisible()
  await staff.getByRole('button', { name: 'Create task' }).click()
  await expect(staff.getByText('Task created', { exact: true })).toBeVisible()
  const task = await (await client('manager@harbor.test')).task('ACME', 'Water in the site office')
  const day = await staff.evaluate((epoch) => new Date(epoch).toString(), task!.dueEpoch!)
  expect(day).toMatch(/^Fri Mar 12 2027 12:00:00/)
  await staff.getByRole('button', { name: 'Mark as done' }).click()
  await expect(staff.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('files go with messages to the other side, with a note to the brokerage alone; the menu counts what is unread', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
  const attach = async (on: typeof page, name: string) => {
    await on.getByLabel('Files to attach').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
    await expect(on.getByRole('list', { name: 'Attached files' }).getByText(name)).toBeVisible()
  }
  await signIn(page, 'owner@acme.test', { path: '/ACME/communications?topic=question' })
  await page.getByLabel('Subject').fill('Contract of the harbor job')
  await page.getByLabel('Message').fill('Are we covered for this?')
  await attach(page, 'Harbor contract.pdf')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\/ACME\/communications\/[0-9a-f-]{36}$/)
  const thread = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  const account = page.getByRole('navigation', { name: 'Account', exact: true })
  const item = account.getByRole('link', { name: /^Communications/ })
  await expect(page.getByRole('region', { name: 'Quick Links' })).toBeVisible()
  const before = Number(/\d+/.exec(await item.innerText())?.[0] ?? 0)

  const staff = await otherBrowser()
  await signIn(staff, 'manager@harbor.test', { path: thread })
  const sent = staff.getByRole('list', { name: 'Messages' }).getByRole('link', { name: 'Harbor contract.pdf' })
  const [download] = await Promise.all([staff.waitForEvent('download'), sent.click()])
  expect(download.suggestedFilename()).toBe('Harbor contract.pdf')
  await staff.getByRole('radio', { name: 'Internal note' }).focus()
  await staff.keyboard.press('Space')
  await staff.getByLabel(/^Internal note, for/).fill('Exclusion 7 worries me')
  await attach(staff, 'Market view.pdf')
  await staff.getByRole('button', { name: 'Save note' }).click()
  await expect(staff.getByRole('link', { name: 'Market view.pdf' })).toBeVisible()
  await staff.getByRole('radio', { name: 'Message to client' }).focus()
  await staff.keyboard.press('Space')
  await staff.getByLabel('Message', { exact: true }).fill('Covered, see the endorsement.')
  await attach(staff, 'Endorsement 7.pdf')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(staff.getByRole('link', { name: 'Endorsement 7.pdf' })).toBeVisible()

  await expect(item).toHaveAccessibleName(new RegExp(`^Communications\\s+${before + 1}\\s+unread$`))
  await item.click()
  await page.getByRole('link', { name: /Contract of the harbor job/ }).click()
  const messages = page.getByRole('list', { name: 'Messages' })
  await expect(messages.getByRole('link')).toHaveText(['Harbor contract.pdf', 'Endorsement 7.pdf'])
  await expect(page.getByText(/Market view|Exclusion 7/)).toHaveCount(0)
  await expect(item).toHaveAccessibleName(
    before === 0 ? 'Communications' : new RegExp(`^Communications\\s+${before}\\s+unread$`),
  )
})

test('a viewer reads conversations and finds nowhere to write', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/communications' })
  await page.getByRole('link', { name: /F-550/ }).click()
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /Send|Mark as done|Create task/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New conversation' })).toHaveCount(0)
})
