import { expect, test } from '../harness/journey.ts'

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
  await expect(form.getByText('Enter an address that begins with https://')).toBeVisible()
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
  const other = grid
    .getByRole('row')
    .nth(at.getDate() > 15 ? 2 : 4)
    .getByRole('gridcell')
    .nth(1)
  await grid.getByRole('button', { name: '30 days to renewal' }).dragTo(other)
  await expect(page.getByRole('dialog').getByText(/^This date is worked out from its source/)).toBeVisible()
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
