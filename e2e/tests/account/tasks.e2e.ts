import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { chooseFor, openTasks, saturday, tickBox, weekday } from '../../harness/task-steps.ts'

const updates = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  return sent
}

test('someone adds a task, after mending what was wrong with it', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.getByRole('region', { name: 'Account Tasks' }).getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  const details = form.getByLabel('Details')
  const due = form.getByLabel('Due date', { exact: true })

  await expect(details).toBeFocused()
  await expect(form.getByText('0/200')).toBeVisible()
  await expect(form.getByLabel('Link to page')).toBeChecked()
  await expect(form.getByLabel('Assigned to')).toHaveValue('owner@acme.test')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Details is required')).toBeVisible()

  const long = 'x'.repeat(201)
  await details.fill(long)
  await expect(form.getByText('201/200')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Must be less then 250 characters')).toBeVisible()
  await expect(details).toHaveValue(long)

  await details.fill('Send the crane certificates')
  await expect(form.getByText('27/200')).toBeVisible()
  await due.fill(saturday())
  await details.focus()
  await expect(form.getByText('Only weekdays may be chosen as due dates')).toBeVisible()
  await expect(due).toHaveValue(saturday())
  await due.fill(weekday(30))
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('successfully saved task')).toBeVisible()
  await expect(form).toBeHidden()
  const saved = await owner.task('ACME', 'Send the crane certificates')
  expect(saved).toMatchObject({
    tagged: 'owner@acme.test',
    page: 'Dashboard',
    link: '/ACME/dashboard',
    secondaryId: '',
  })
  const noon = await page.evaluate((epoch) => new Date(epoch).getHours(), saved!.dueEpoch!)
  expect(noon).toBe(12)
  const list = await openTasks(page)
  await expect(list.getByText('Send the crane certificates', { exact: true })).toBeVisible()
})

test('a due date is chosen from the calendar, where weekends cannot be', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  await form.getByRole('button', { name: 'Choose from calendar' }).click()
  const calendar = form.getByRole('dialog', { name: 'Calendar: Due date' })
  await calendar.getByRole('button', { name: 'Next month' }).click()
  const month = new Date(new Date().getFullYear(), new Date().getMonth() + 1, 1)
  const named = (day: number): string =>
    `${day} ${new Date(month.getFullYear(), month.getMonth(), day).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })}`
  const ofMonth = Array.from({ length: 7 }, (_, at) => new Date(month.getFullYear(), month.getMonth(), at + 8))
  const weekendDay = ofMonth.find((day) => day.getDay() === 6)!.getDate()
  const monday = ofMonth.find((day) => day.getDay() === 1)!.getDate()
  await expect(calendar.getByRole('button', { name: named(weekendDay) })).toBeDisabled()
  await calendar.getByRole('button', { name: named(monday) }).click()
  await expect(calendar).toBeHidden()
  const [mm, dd] = [month.getMonth() + 1, monday].map((part) => String(part).padStart(2, '0'))
  await expect(form.getByLabel('Due date', { exact: true })).toHaveValue(`${mm}/${dd}/${month.getFullYear()}`)
})

test('someone edits a task; saving is offered only when something changed', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Renew the parking permit' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await chooseFor(list, 'Renew the parking permit', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit task' })
  const save = form.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()

  await form.getByLabel('Details').fill('abc')
  await expect(save).toBeEnabled()
  await save.click()
  await expect(form.getByText('Must be between 5 and 250 characters')).toBeVisible()
  await expect(form.getByLabel('Details')).toHaveValue('abc')

  await form.getByLabel('Details').fill('Renew the parking permit')
  await expect(save).toBeDisabled()
  await form.getByLabel('Details').fill('Renew both parking permits')
  await form.getByLabel('Assigned to').selectOption({ label: 'Theo Lindqvist' })
  await save.click()
  await expect(page.getByText('successfully updated task')).toBeVisible()
  expect(await owner.task('ACME', 'Renew both parking permits')).toMatchObject({ tagged: 'user@acme.test' })
})

test('what was typed is given up only on purpose', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  await form.getByLabel('Details').fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(form.getByText('Discard your changes?')).toBeVisible()
  await form.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Details')).toHaveValue('Half a thought')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
})

test('completing a task is taken back with Undo, and nothing was saved', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Return the survey' })
  await page.clock.install()
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const sent = updates(page)
  const list = await openTasks(page)
  await tickBox(list, 'Return the survey').check()
  await expect(page.getByText('Marked task as complete')).toBeVisible()
  await page.clock.runFor(3000)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tickBox(list, 'Return the survey')).not.toBeChecked()
  await page.clock.runFor(10_000)
  expect(sent).toEqual([])
  expect(await owner.task('ACME', 'Return the survey')).toMatchObject({ completed: false })

  await tickBox(list, 'Return the survey').check()
  await tickBox(list, 'Return the survey').uncheck()
  await page.clock.runFor(10_000)
  expect(sent).toEqual([])
})

test('a completed task is saved five seconds later', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Post the signed letter' })
  await page.clock.install()
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const sent = updates(page)
  const list = await openTasks(page)
  await tickBox(list, 'Post the signed letter').check()
  await expect(page.getByText('Marked task as complete')).toBeVisible()
  await page.mouse.move(0, 0)
  expect(sent).toEqual([])
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.clock.runFor(5000)
  expect((await saved).status()).toBe(200)
  expect(await owner.task('ACME', 'Post the signed letter')).toMatchObject({ completed: true })
  await expect(list.getByText('Post the signed letter')).toBeHidden()

  await list.getByRole('radio', { name: 'Completed' }).check()
  await expect(tickBox(list, 'Post the signed letter')).toBeChecked()
})

/** A task that a dashboard shows first. */
const longOverdue = { dueEpoch: Date.UTC(2020, 0, 6, 17) }

test('a completion outlasts a change of page: there it is taken back, or saved once', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Renew the yard lease', ...longOverdue })
  await page.clock.install()
  await signIn(page, 'owner@acme.test', { path: '/ACME/account/calendar' })
  const sent = updates(page)
  const card = page.getByRole('region', { name: 'Account Tasks' })
  const tickAndLeave = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await tickBox(card, 'Renew the yard lease').check()
    // Who rests on the toast stops its clock, so that a slow machine does not decide.
    await page.getByText('Marked task as complete').hover()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  }
  await tickAndLeave()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.clock.runFor(10_000)
  expect(sent).toEqual([])

  await tickAndLeave()
  expect(sent).toEqual([])
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  expect((await saved).status()).toBe(200)
  expect(await owner.task('ACME', 'Renew the yard lease')).toMatchObject({ completed: true, version: 2 })
  expect(sent).toHaveLength(1)
})

test('a completion is saved as its tab closes; the next page neither doubles it nor hides what came later', async ({
  page,
  context,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Bring back the scaffold', ...longOverdue })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await tickBox(page.getByRole('region', { name: 'Account Tasks' }), 'Bring back the scaffold').check()
  const owed = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.startsWith('portico.completions.')),
  )
  expect(owed).toHaveLength(1)
  await page.close()
  await expect.poll(async () => (await owner.task('ACME', 'Bring back the scaffold'))?.completed).toBe(true)
  const completed = (await owner.task('ACME', 'Bring back the scaffold'))!
  expect(completed.version).toBe(2)
  await owner.changeTask('ACME', completed, { completed: false })

  // A page may just hear the answer as it closes; this one did not.
  const next = await context.newPage()
  await next.addInitScript((left) => {
    for (const [name, value] of left) localStorage.setItem(name, value)
  }, owed)
  await next.clock.install({ time: Date.now() + 90_000 })
  const repeated = next.waitForResponse((response) => response.request().method() === 'PUT')
  await next.goto('/ACME/dashboard')
  expect((await repeated).status()).toBe(200)
  const box = tickBox(next.getByRole('region', { name: 'Account Tasks' }), 'Bring back the scaffold')
  await expect(box).not.toBeChecked()
  expect(await owner.task('ACME', 'Bring back the scaffold')).toMatchObject({ completed: false, version: 3 })
})

test('a completion still waiting is saved when its user leaves', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Close the ledger' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await tickBox(list, 'Close the ledger').check()
  await list.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect.poll(async () => (await owner.task('ACME', 'Close the ledger'))?.completed).toBe(true)
})

test('only the person a task is tagged to can tick it off', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Theo counts the ladders', tagged: 'user@acme.test' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(tickBox(await openTasks(page), 'Theo counts the ladders')).toBeDisabled()
})

test('tasks are changed by their owner and by the primary account manager, not by an advisor', async ({
  page,
  otherBrowser,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Elena counts the cranes' })
  const menuOf = async (where: Page, username: string) => {
    await signIn(where, username, { path: '/ACME/dashboard' })
    return (await openTasks(where)).getByRole('button', { name: 'More for: Elena counts the cranes' })
  }
  // Who else may is said by the calls; here one of each kind shows that the screen follows them.
  await expect(await menuOf(await otherBrowser(), 'manager@harbor.test')).toBeVisible()
  await expect(await menuOf(await otherBrowser(), 'advisor@harbor.test')).toHaveCount(0)
  await expect(await menuOf(page, 'owner@acme.test')).toBeVisible()
})

test('what is overdue or due today wears the color of errors, what is to come that of warnings', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  // Nothing is due on a weekend: then nothing can be due today.
  const toWeekday = { 0: 1, 6: -1 }[new Date().getDay()]
  const days = { Overdue: -7, ...(toWeekday === undefined && { 'Due today': 0 }), Due: 7 }
  const noon = new Date().setHours(12, 0, 0, 0) + (toWeekday ?? 0) * 86_400_000
  for (const [word, away] of Object.entries(days))
    await owner.addTask('ACME', { details: `Color of ${word}`, dueEpoch: noon + away * 86_400_000 })
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  const colorOf = (word: string) =>
    list
      .getByRole('listitem')
      .filter({ hasText: `Color of ${word}` })
      .getByText(new RegExp(`^${word} \\d\\d/`))
      .evaluate((pill) => getComputedStyle(pill).color)
  const tokenOf = (token: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(--p-${name}-on-soft)`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, token)
  const [error, warning] = [await tokenOf('danger'), await tokenOf('warning')]
  expect(error).not.toBe(warning)
  expect([await colorOf('Overdue'), await colorOf('Due')]).toEqual([error, warning])
  if ('Due today' in days) expect(await colorOf('Due today')).toBe(error)
})

test('tasks are read again every 300 seconds and on every navigation', async ({ page, signIn }) => {
  await page.clock.install()
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('/ACME/tasks')) reads += 1
  })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
  const opened = reads
  await page.clock.runFor(295_000)
  expect(reads).toBe(opened)
  await page.clock.runFor(10_000)
  await expect.poll(() => reads).toBe(opened + 1)
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect.poll(() => reads).toBe(opened + 2)
})

test('what could not be done to a task is said, and the task stays as it was', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/tasks')
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Oil the crane' })
  await page.clock.install()
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await page.route(/\/api\/accounts\/ACME\/tasks/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await chooseFor(list, 'Oil the crane', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit task' })
  await form.getByLabel('Details').fill('Oil both cranes')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Failed to update task')).toBeVisible()
  await expect(form.getByLabel('Details')).toHaveValue('Oil both cranes')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Discard' }).click()

  await chooseFor(list, 'Oil the crane', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete task')).toBeVisible()

  await tickBox(list, 'Oil the crane').check()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect(page.getByText('Failed to mark task as complete')).toBeVisible()
  await expect(tickBox(list, 'Oil the crane')).not.toBeChecked()
  expect(await owner.task('ACME', 'Oil the crane')).toMatchObject({ completed: false, version: 1 })
})

test('a task is deleted after asking', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'Throw this one away' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await chooseFor(list, 'Throw this one away', 'Delete')
  const confirm = page.getByRole('alertdialog', { name: 'Delete this task?' })
  await expect(confirm.getByText('Throw this one away')).toBeVisible()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(confirm).toBeHidden()
  expect(await owner.task('ACME', 'Throw this one away')).toBeDefined()

  await chooseFor(list, 'Throw this one away', 'Delete')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('successfully deleted task')).toBeVisible()
  await expect(list.getByText('Throw this one away')).toBeHidden()
  expect(await owner.task('ACME', 'Throw this one away')).toBeUndefined()
})

test('the list shows whose tasks, how late and what is completed by whom; more are shown on request', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await list.getByLabel('Overdue only').check()
  await expect(list.getByRole('listitem')).toHaveText([/Confirm payroll by class code/])
  await list.getByLabel('Overdue only').uncheck()
  await list.getByLabel('Whose tasks').selectOption('Theo Lindqvist')
  await expect(list.getByText(/Send the driver list/)).toBeVisible()
  await expect(list.getByText(/Confirm payroll by class code/)).toBeHidden()
  await list.getByLabel('Whose tasks').selectOption('Everyone')
  await list.getByRole('radio', { name: 'Completed' }).check()
  await expect(list.getByRole('listitem').filter({ hasText: 'Sign the broker of record letter' })).toContainText(
    /Completed by Elena Castillo on \d\d\/\d\d\/\d{4}/,
  )

  for (const number of Array.from({ length: 51 }, (_, at) => at)) {
    await owner.addTask('ACME', { details: `Count the ladders, bay ${number}`, tagged: 'user@acme.test' })
  }
  await list.getByRole('radio', { name: 'Open' }).check()
  await list.getByLabel('Search tasks').fill('count the ladders, bay')
  await expect(list.getByRole('listitem').first()).toContainText('Count the ladders')
  await expect(list.getByRole('listitem')).toHaveCount(50)
  await list.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(51)
  await expect(list.getByRole('button', { name: 'Show more' })).toBeHidden()
})

test('a completion whose page closed without a line is saved by the next one, once', async ({
  page,
  context,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  await owner.addTask('ACME', { details: 'File the hauling permit' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const list = await openTasks(page)
  await context.setOffline(true)
  await tickBox(list, 'File the hauling permit').check()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + 90_000 })
  await next.goto('/ACME/dashboard')
  await expect.poll(async () => (await owner.task('ACME', 'File the hauling permit'))?.completed).toBe(true)
  await next.reload()
  await expect(next.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem').first()).toBeVisible()
  expect(await owner.task('ACME', 'File the hauling permit')).toMatchObject({ completed: true, version: 2 })
})
