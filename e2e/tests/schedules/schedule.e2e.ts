import { expect, test } from '../../harness/fixtures.ts'
import { anAutoTab, cellAt, expectSaved, typeInto } from '../../harness/schedule-steps.ts'

test('a tab is made, typed and pasted into, taken back, and all of it is there after a reload', async ({
  page,
  signIn,
  watch,
}) => {
  // A deleted tab has no changes to tell any more.
  for (const asked of ['changes', 'findings']) watch.expectErrorResponse(`/api/accounts/ACME/schedules/AUTO/${asked}`)
  const name = `Fleet ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'owner@acme.test', { path: '/ACME/schedules' })
  await page.getByLabel('Find a schedule').fill('aut')
  await expect(page.getByRole('row', { name: /Drivers/ })).toHaveCount(0)
  await page.getByRole('table').getByRole('link', { name: 'Auto' }).click()
  await page.getByRole('button', { name: 'Add tab' }).click()
  const form = page.getByRole('dialog', { name: 'Add tab' })
  await form.getByLabel('Tab name').fill('East/West')
  await form.getByRole('button', { name: 'Add tab' }).click()
  await expect(form.getByText('Illegal Characters: [ ] * / \\ ? :')).toBeVisible()
  await form.getByLabel('Tab name').fill(name)
  await form.getByRole('button', { name: 'Add tab' }).click()
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  // The rows have the window: little stands above them.
  const top = async () => (await page.getByRole('columnheader').first().boundingBox())?.y
  await expect.poll(top).toBeLessThanOrEqual(160)

  await typeInto(page, await cellAt(page, 1, 'Unit no.'), 'T-1')
  await (await cellAt(page, 1, 'Unit no.')).click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'T-1\t2019\tFord\nT-2\tlast year\tVolvo')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(await cellAt(page, 2, 'Make')).toHaveText('Volvo')
  await typeInto(page, await cellAt(page, 1, 'Make'), 'Mack')
  await page.keyboard.press('Control+z')
  await expect(await cellAt(page, 1, 'Make')).toHaveText('Ford')
  await expectSaved(page)

  await page.reload()
  await expect(await cellAt(page, 1, 'Make')).toHaveText('Ford')
  await expect(await cellAt(page, 2, 'Unit no.')).toHaveText('T-2')
  await page.getByRole('button', { name: 'Next issue' }).click()
  await expect(page.locator('[aria-describedby][data-active]')).toBeFocused()
  // The issues open beside the rows, which have the screen to themselves where asked.
  await page.getByRole('button', { name: /^\d+ issues$/ }).click()
  const grid = page.getByRole('grid')
  const issues = page.getByRole('region', { name: 'Issues' })
  const [rows, panel] = [(await grid.boundingBox())!, (await issues.boundingBox())!]
  expect(panel.x).toBeGreaterThanOrEqual(rows.x + rows.width)
  expect(panel.y).toBeLessThan(rows.y + 10)
  expect(rows.y).toBeLessThan(240)
  await page.getByRole('button', { name: 'Full screen' }).click()
  expect((await grid.boundingBox())!.y).toBeLessThan(60)
  await expect(page.getByRole('banner')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).not.toHaveAttribute('inert')
  await page
    .getByRole('button', { name: /Row 2 · Year/ })
    .first()
    .click()
  await expect(await cellAt(page, 2, 'Year')).toBeFocused()
  await expect(page.getByText('Error: Must be a valid year YYYY.')).toBeVisible()

  await page.getByRole('button', { name: `Actions for tab ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename tab' }).getByLabel('Tab name').fill(`${name} B`)
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible()
  await page.getByRole('button', { name: `Actions for tab ${name} B` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: `${name} B` })).toHaveCount(0)
})

test('two people at once: changes of one come to the other; where both meet, both values are shown', async ({
  page,
  signIn,
  otherBrowser,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/schedules/AUTO/edits')
  const { path } = await anAutoTab(await client('owner@acme.test'), [{ unit: 'U-1', make: 'Ford' }, { unit: 'U-2' }])
  const other = await otherBrowser()
  await signIn(page, 'owner@acme.test', { path })
  await signIn(other, 'manager@harbor.test', { path })
  await (await cellAt(other, 2, 'Unit no.')).click()
  await expect(page.getByRole('list', { name: 'Also here' }).getByText('Daniel Okafor')).toContainText('row 2')
  await expect(await cellAt(page, 2, 'Unit no.')).toHaveAttribute('data-mark', 'present')
  await typeInto(other, await cellAt(other, 2, 'Make'), 'Volvo')
  await expect(await cellAt(page, 2, 'Make')).toHaveText('Volvo')
  await (await cellAt(page, 2, 'Make')).click()
  await expect(page.getByText('Daniel Okafor changed this. It was empty.')).toBeVisible()

  // What is typed here cannot be sent until somebody else has changed the same cell.
  await page.route('**/schedules/AUTO/edits', (route) => route.abort())
  await typeInto(page, await cellAt(page, 1, 'Make'), 'Mack')
  await expect(page.getByText('Offline: 1 change waiting')).toBeVisible()
  await typeInto(other, await cellAt(other, 1, 'Make'), 'Kenworth')
  await expectSaved(other)
  await page.unroute('**/schedules/AUTO/edits')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const both = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(both.getByText('Mack')).toBeVisible()
  await expect(both.getByText('Kenworth')).toBeVisible()
  await both.getByRole('radio', { name: 'Keep mine' }).check()
  await both.getByRole('button', { name: 'Save decisions' }).click()
  await expectSaved(page)
  await expect(await cellAt(other, 1, 'Make')).toHaveText('Mack')

  // Rows that others add above move none from under the hand.
  await (await cellAt(page, 2, 'Model')).click()
  await page.keyboard.type('VNL')
  await (await cellAt(other, 1, 'Unit no.')).click()
  await other.getByRole('button', { name: 'Insert row above' }).click()
  await expect(page.getByText('3 rows')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(await cellAt(page, 3, 'Model')).toHaveText('VNL')
  await expect(await cellAt(other, 3, 'Model')).toHaveText('VNL')
})

test('a cell that someone else saves while it is edited opens the comparison, with their name', async ({
  page,
  signIn,
  otherBrowser,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/schedules/AUTO/edits')
  const { path } = await anAutoTab(await client('owner@acme.test'), [{ unit: 'U-1', make: 'Ford' }])
  const other = await otherBrowser()
  await signIn(page, 'owner@acme.test', { path })
  await signIn(other, 'manager@harbor.test', { path })
  await (await cellAt(page, 1, 'Make')).click()
  await page.keyboard.press('F2')
  await page.keyboard.type(' Trucks')
  const told = page.waitForResponse((response) => response.url().includes('/changes'))
  await typeInto(other, await cellAt(other, 1, 'Make'), 'Kenworth')
  await expectSaved(other)
  await told
  await page.keyboard.press('Enter')
  const both = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(both.getByText('Ford Trucks')).toBeVisible()
  await expect(both.getByText('Saved by Daniel Okafor')).toBeVisible()
  await both.getByRole('radio', { name: 'Use theirs' }).check()
  await both.getByRole('button', { name: 'Save decisions' }).click()
  await expectSaved(page)
  await expect(await cellAt(page, 1, 'Make')).toHaveText('Kenworth')

  // A row that is deleted while someone types in it waits for the end of the edit.
  await (await cellAt(page, 1, 'Make')).click()
  await page.keyboard.press('F2')
  await page.keyboard.type(' T680')
  const reread = page.waitForResponse((response) => response.url().includes('/rows'))
  await (await cellAt(other, 1, 'Make')).click()
  await other.keyboard.press('Control+-')
  await expectSaved(other)
  await reread
  await page.keyboard.press('Enter')
  await expect(both.getByText('Deleted')).toBeVisible()
  await both.getByRole('radio', { name: 'Keep mine' }).check()
  await both.getByRole('button', { name: 'Save decisions' }).click()
  await expectSaved(page)
  await expect(await cellAt(page, 1, 'Make')).toHaveText('Kenworth T680')
})

test('a cut connection and a closed page lose nothing', async ({ page, signIn, client, context, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME/schedules/AUTO/edits')
  const { path } = await anAutoTab(await client('owner@acme.test'), [{ unit: 'U-1' }])
  await signIn(page, 'owner@acme.test', { path })
  const edits = '**/schedules/AUTO/edits'
  await context.route(edits, (route) => route.abort())
  await typeInto(page, await cellAt(page, 1, 'Make'), 'Ford')
  await typeInto(page, await cellAt(page, 1, 'Model'), 'F-550')
  await expect(page.getByText('Offline: 2 changes waiting')).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await next.goto(path)
  await expect(await cellAt(next, 1, 'Make')).toHaveText('Ford')
  await expect(await cellAt(next, 1, 'Model')).toHaveText('F-550')
  await context.unroute(edits)
  await next.evaluate(() => dispatchEvent(new Event('online')))
  await expectSaved(next)
  await next.reload()
  await expect(await cellAt(next, 1, 'Model')).toHaveText('F-550')
  await expectSaved(next)
})

test('a viewer reads; on a phone rows are cards that open to be edited', async ({
  page,
  signIn,
  otherBrowser,
  client,
}) => {
  const { path } = await anAutoTab(await client('owner@acme.test'), [{ unit: 'U-1', make: 'Ford' }])
  await signIn(page, 'viewer@acme.test', { path })
  await (await cellAt(page, 1, 'Make')).click()
  await page.keyboard.type('x')
  await expect(await cellAt(page, 1, 'Make')).toHaveText('Ford')
  await expect(page.getByText('You have read-only access to this schedule.')).toBeVisible()
  for (const name of ['Insert row', 'Delete rows', 'Add tab'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)

  const phone = await otherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(phone, 'owner@acme.test', { path })
  await phone.getByRole('button', { name: 'Edit row 1: U-1' }).click()
  const row = phone.getByRole('dialog', { name: 'Row 1' })
  await row.getByLabel('Model', { exact: true }).fill('F-550')
  await row.getByRole('button', { name: 'Done' }).click()
  await expectSaved(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('gridcell', { name: 'F-550' })).toBeVisible()
  await signIn(phone, 'owner@acme.test', { path: '/ACME/profile/named-insureds' })
  await expect(phone.getByRole('heading', { level: 1, name: 'Named Insureds' })).toBeVisible()
})
