import { expect, test } from '../harness/fixtures.ts'

const path = '/ACME/account/calendar?view=month&day=2027-03-12'

test('someone adds an event, drags it across the change of clocks, and deletes it', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path })
  const grid = page.getByRole('grid', { name: 'March 2027' })
  await grid.getByRole('gridcell', { name: /^Friday, March 12, 2027/ }).click()
  await page.getByRole('dialog', { name: 'Friday, March 12, 2027' }).getByRole('button', { name: 'Add event' }).click()
  const form = page.getByRole('dialog', { name: 'Add event' })
  await form.getByLabel('Ends').fill('08:00')
  await form.getByLabel('Join link').fill('http://meet.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Enter an address that starts with https://')).toBeVisible()
  await form.getByLabel('Name').fill('Bond program review')
  await form.getByLabel('Join link').fill('https://meet.example/bonds')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The end must be after the start')).toBeVisible()
  await form.getByLabel('Ends').fill('10:00')
  await form.getByLabel('Time zone').selectOption('America/New_York')
  await form.getByLabel('Theo Lindqvist').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The event was saved')).toBeVisible()

  const chip = grid.getByRole('button', { name: /Bond program review/ })
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await chip.dragTo(grid.getByRole('gridcell', { name: /^Tuesday, March 16, 2027/ }))
  // Nine o'clock of summer time is an hour earlier by the sun.
  expect(await (await moved).json()).toMatchObject({ startsAt: '2027-03-16T13:00:00.000Z', version: 2 })
  await expect(
    grid.getByRole('gridcell', { name: /^Tuesday, March 16/ }).getByRole('button', { name: /Bond program review/ }),
  ).toBeVisible()

  await chip.click()
  const entry = page.getByRole('dialog', { name: 'Bond program review' })
  await expect(entry.getByText('Theo Lindqvist')).toBeVisible()
  await expect(entry.getByRole('link', { name: 'Join the meeting' })).toHaveAttribute(
    'href',
    'https://meet.example/bonds',
  )
  await entry.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The event was deleted')).toBeVisible()
  await expect(chip).toBeHidden()
})

test('an event of the week is dragged to another day and hour, and lasts as long as before', async ({
  page,
  signIn,
  client,
}) => {
  const { http } = await client('owner@acme.test')
  const name = `Bond call ${crypto.randomUUID()}`
  const added = await http.post('/api/accounts/ACME/calendar/events', {
    data: { name, day: '2027-03-16', from: '09:00', to: '10:30', timeZone: 'UTC' },
  })
  expect(added.ok()).toBe(true)
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=week&day=2027-03-16' })
  const goal = page.getByRole('region', { name: /^Thursday, March 18, 2027/ })
  const { height } = (await goal.boundingBox())!
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // A few minutes past half past eleven: what is dropped begins on the quarter before.
  await page
    .getByRole('button', { name: new RegExp(name) })
    .dragTo(goal, { targetPosition: { x: 20, y: (height * (11 * 60 + 37)) / 1440 } })
  const { startsAt, endsAt, version } = await (await moved).json()
  const start = await page.evaluate(() => new Date(2027, 2, 18, 11, 30).toISOString())
  expect({ startsAt, version }).toEqual({ startsAt: start, version: 2 })
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(90 * 60_000)
  await expect(goal.getByRole('button', { name: new RegExp(`${name}.*11:30`) })).toBeVisible()
  const before = page.getByRole('region', { name: /^Tuesday, March 16, 2027/ })
  await expect(before.getByRole('button', { name: new RegExp(name) })).toHaveCount(0)
})

test('a day that is worked out is not moved: its source opens instead', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=agenda' })
  await page.getByRole('button', { name: /^30 days to renewal/ }).click()
  const day = await page
    .getByRole('dialog')
    .getByText(/^\w+, \w+ \d+, \d{4}$/)
    .innerText()
  await page.keyboard.press('Escape')
  const at = new Date(day)
  const iso = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
  await page.goto(`/ACME/account/calendar?view=month&day=${iso}`)
  const grid = page.getByRole('grid')
  const chip = grid.getByRole('button', { name: '30 days to renewal' })
  // A day of the same week: a page that scrolls under the pressed button starts no drag.
  const other = grid
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '30 days to renewal' }) })
    .getByRole('gridcell')
    .nth(at.getDay() === 1 ? 2 : 1)
  await chip.dragTo(other)
  await expect(page.getByRole('dialog').getByText(/^This date comes from another record/)).toBeVisible()
})

test('a calendar program reads the calendar by a private address, until that is replaced or ended', async ({
  page,
  signIn,
  request,
}) => {
  await signIn(page, 'owner@acme.test', { path })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar' })
  const shown = dialog.getByLabel('Private address')
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const first = await shown.inputValue()
  const read = await request.get(first)
  expect(read.headers()['content-type']).toContain('text/calendar')
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Renewal strategy meeting\r\n/)

  await dialog.getByRole('button', { name: 'Replace address' }).click()
  await expect(shown).not.toHaveValue(first)
  const second = await shown.inputValue()
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200])
  await dialog.getByRole('button', { name: 'Revoke address' }).click()
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  expect((await request.get(second)).status()).toBe(404)
})

test('every kind has a color of its own, in each brand', async ({ page, signIn }) => {
  for (const host of ['localhost', 'harbor.localhost']) {
    await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=agenda', host })
    const dots = page.getByRole('list', { name: 'Shown kinds' }).locator('[data-kind]')
    await expect(dots.first()).toBeVisible()
    const colors = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor))
    expect(colors.length).toBeGreaterThanOrEqual(5)
    expect(new Set(colors).size).toBe(colors.length)
  }
})

test('a month is walked by keyboard', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path })
  await page.getByRole('gridcell', { name: /^Friday, March 12, 2027/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(page.getByRole('gridcell', { name: /^Sunday, March 14, 2027/ })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('gridcell', { name: /^Wednesday, April 14, 2027/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const day = page.getByRole('dialog', { name: 'Wednesday, April 14, 2027' })
  await expect(day).toBeVisible()
  await expect(day.getByRole('button', { name: 'Add event' })).toBeHidden()
})

test('a payment that comes again has its amount, its color and its place in the filter', async ({ page, signIn }) => {
  const name = `Installment ${crypto.randomUUID()}`
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=agenda&day=2027-05-31' })
  await page.getByRole('button', { name: 'Add event' }).click()
  const form = page.getByRole('dialog', { name: 'Add event' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Kind').selectOption('Payment due')
  await form.getByLabel('All day').check()
  await form.getByLabel('Happens').selectOption('Every week')
  await form.getByLabel('Ends repeating').selectOption('After a number of times')
  await form.getByLabel('Times').fill('3')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter the amount due')).toBeVisible()
  await form.getByLabel('Amount due').fill('1,200.50')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  const entries = page.getByRole('button', { name: new RegExp(name) })
  await expect(entries).toHaveText([new RegExp(`^${name}Payment due, \\$1,200.50$`), /./, /./])
  const filter = page.getByRole('list', { name: 'Shown kinds' })
  await filter.getByRole('button', { name: 'Payment due' }).click()
  await expect(entries).toHaveCount(0)
  await page.reload()
  await expect(filter.getByRole('button', { name: 'Payment due' })).toHaveAttribute('aria-pressed', 'false')
  await expect(entries).toHaveCount(0)
  await filter.getByRole('button', { name: 'Payment due' }).click()
  await expect(entries).toHaveCount(3)

  await entries.last().click()
  const entry = page.getByRole('dialog', { name })
  await expect(entry.getByText('every week, 3 times')).toBeVisible()
  await expect(entry.getByText('Monday, June 14, 2027')).toBeVisible()
  await entry.getByLabel('The whole series').check()
  await entry.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete the whole series?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(entries).toHaveCount(0)
})

test('one of a series is dragged away and another called off, and the others stay', async ({
  page,
  signIn,
  client,
}) => {
  const { http } = await client('owner@acme.test')
  const name = `Weekly call ${crypto.randomUUID()}`
  const weekly = { name, day: '2027-09-06', from: '09:00', to: '10:00', timeZone: 'UTC', repeats: 'week' }
  expect((await http.post('/api/accounts/ACME/calendar/events', { data: { ...weekly, repeatsTimes: 4 } })).ok()).toBe(
    true,
  )
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=month&day=2027-09-06' })
  const grid = page.getByRole('grid', { name: 'September 2027' })
  const on = (day: string) =>
    grid.getByRole('gridcell', { name: new RegExp(day) }).getByRole('button', { name: new RegExp(name) })
  await expect(grid.getByRole('button', { name: new RegExp(name) })).toHaveCount(4)
  await on('September 13').dragTo(grid.getByRole('gridcell', { name: /September 15/ }))
  await expect(on('September 15')).toBeVisible()
  await expect(on('September 13')).toHaveCount(0)
  await on('September 20').click()
  const entry = page.getByRole('dialog', { name })
  await expect(entry.getByLabel('Only this one')).toBeChecked()
  await entry.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this event?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(on('September 20')).toHaveCount(0)
  for (const day of ['September 6,', 'September 15', 'September 27']) await expect(on(day)).toBeVisible()
})

test('“Save mine instead” that is refused once more says so, and saves in the end', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  const { http } = await client('manager@harbor.test')
  const name = `Bond call ${crypto.randomUUID()}`
  const events = '/api/accounts/ACME/calendar/events'
  const times = { day: '2027-10-12', from: '09:00', to: '10:00', timeZone: 'UTC' }
  const added = await (await http.post(events, { data: { name, ...times } })).json()
  const stored = {
    kind: 'meeting',
    place: '',
    joinLink: null,
    wholeDay: false,
    amount: null,
    attendees: [],
    name,
    ...times,
  }
  const once = { repeats: null, repeatsUntil: null, repeatsTimes: null }
  const changeMeanwhile = async (version: number, details: string): Promise<void> => {
    const answer = await http.put(`${events}/${added.id}`, { data: { ...stored, ...once, details, version } })
    expect(answer.status()).toBe(200)
  }
  watch.expectErrorResponse(events)
  await signIn(page, 'manager@harbor.test', { path: '/ACME/account/calendar?view=agenda&day=2027-10-12' })
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByLabel('Details').fill('Mine')
  await changeMeanwhile(1, 'The first other one')
  await form.getByRole('button', { name: 'Save' }).click()
  const versions = form.getByRole('row', { name: 'Details' })
  await expect(versions.getByRole('cell')).toHaveText(['Mine', 'The first other one'])
  await changeMeanwhile(2, 'The second other one')
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(versions.getByRole('cell')).toHaveText(['Mine', 'The second other one'])

  await page.route(`**${events}/*`, (route) => route.fulfill({ status: 503, json: {} }))
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(form.getByText('The event could not be saved')).toBeVisible()
  await page.unroute(`**${events}/*`)
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('dialog', { name }).getByText('Mine', { exact: true })).toBeVisible()
})

test('a meeting that comes again is changed, and called off, from one day on', async ({ page, signIn, client }) => {
  const { http } = await client('owner@acme.test')
  const name = `Site walk ${crypto.randomUUID()}`
  const series = { name, day: '2027-05-31', from: '09:00', to: '10:00', timeZone: 'UTC', repeats: 'week' }
  const added = await http.post('/api/accounts/ACME/calendar/events', { data: { ...series, repeatsTimes: 5 } })
  expect(added.ok()).toBe(true)
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar?view=agenda&day=2027-05-31' })
  const entries = page.getByRole('button', { name: new RegExp(name) })
  await expect(entries).toHaveCount(5)
  await entries.nth(2).click()
  const entry = page.getByRole('dialog', { name })
  await entry.getByLabel('This and following').check()
  await entry.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit this and following' })
  await expect(form.getByLabel('Times')).toHaveValue('3')
  await form.getByLabel('Where').fill('Gate 4')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await entries.nth(1).click()
  await expect(entry.getByText('Gate 4')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await entries.nth(3).click()
  await expect(entry.getByText('Gate 4')).toBeVisible()
  await entry.getByLabel('This and following').check()
  await entry.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete this and all following events?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(entries).toHaveCount(3)
})
