import type { Locator, Page } from '@playwright/test'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const test = withOwnServer()

const renewal = '/ACME/renewal'
const calls = '/api/accounts/ACME/renewals/'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function choose(page: Page, section: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `More for ${section}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('staff complete with an undo; the insured are refused with the place of each error, and attest', async ({
  page,
  otherBrowser,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse(calls)
  const staff = await otherBrowser()
  await signIn(staff, 'manager@harbor.test', { path: renewal })
  const reviewed = card(staff, 'Company profile')
  await reviewed.getByRole('button', { name: /^Mark complete/ }).click()
  const why = staff.getByRole('dialog', { name: 'Mark complete anyway?' })
  await why.getByRole('button', { name: 'Mark complete' }).click()
  await expect(why.getByText('Enter a reason')).toBeVisible()
  await why.getByLabel('Reason').fill('The carriers know the rest')
  await why.getByRole('button', { name: 'Mark complete' }).click()
  await expect(reviewed.getByText('Complete', { exact: true })).toBeVisible()
  await expect(reviewed.getByText(/^Marked as complete by .*: The carriers know the rest/)).toBeVisible()
  await staff.getByRole('button', { name: 'Undo' }).click()
  await expect(reviewed.getByText('In progress')).toBeVisible()

  await signIn(page, 'owner@acme.test', { path: renewal })
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal Dashboard' })).toBeVisible()
  await expect(page).toHaveTitle(/^Renewal Dashboard/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Bind request' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  )

  const schedules = card(page, 'Schedules')
  await schedules.getByRole('button', { name: /^Mark complete/ }).click()
  await expect(schedules.getByRole('alert')).toContainText(/Fix all errors .*: .*blocking error/)
  await expect(schedules.getByText('In progress')).toBeVisible()

  const profile = card(page, 'Company profile')
  await profile.getByRole('button', { name: /^Nothing changed/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirm no changes?' })
  await expect(question).toContainText('Company profile: I confirm that nothing has changed since last year.')
  await question.getByRole('button', { name: 'I confirm' }).click()
  await expect(profile.getByText(/^No changes, confirmed by Elena Castillo/)).toBeVisible()
  // What is with the market only the brokerage opens again.
  await expect(page.getByText('Company profile: complete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await schedules
    .getByRole('link', { name: /blocking error/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ACME\/schedules\//)
})

test('staff plan, remind once a day, and open a section again with the reason', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse(calls)
  await signIn(page, 'manager@harbor.test', { path: renewal })
  await choose(page, 'applications', /^Assign/)
  const plan = page.getByRole('dialog', { name: 'Assign applications' })
  await plan.getByLabel('Due date').fill('12/31/2099')
  await plan.getByLabel('Due date').blur()
  await expect(plan.getByText('cannot be after the effective date of the new term')).toBeVisible()
  const today = new Date()
  const due = `${today.getMonth() + 1}/${today.getDate()}/${today.getFullYear()}`
  await plan.getByLabel('Due date').fill(due)
  await plan.getByLabel('Owner').selectOption({ label: 'Theo Lindqvist' })
  await plan.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(plan).toBeHidden()
  const applications = card(page, 'Applications')
  await expect(applications.getByText('Theo Lindqvist')).toBeVisible()

  const remind = page.getByRole('dialog', { name: 'Reminder: applications' })
  await choose(page, 'applications', /^Remind/)
  await remind.getByLabel('Note').fill('The carrier asks for it')
  await remind.getByRole('button', { name: 'Send reminder' }).click()
  await expect(applications.getByText(/^Reminder by .+ just now$/)).toBeVisible()
  await choose(page, 'applications', /^Remind/)
  await remind.getByRole('button', { name: 'Send reminder' }).click()
  await expect(remind.getByRole('alert')).toContainText('You can send one per day')
  await remind.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'financials', /^Reopen/)
  const reopen = page.getByRole('dialog', { name: 'Reopen financials' })
  await reopen.getByRole('button', { name: 'Reopen' }).click()
  await expect(reopen.getByText('Enter a reason')).toBeVisible()
  await reopen.getByLabel('Reason for reopening').fill('The payroll of 2023 is missing')
  await reopen.getByRole('button', { name: 'Reopen' }).click()
  const financials = card(page, 'Financials')
  await expect(financials.getByText('Reopened by Daniel Okafor: The payroll of 2023 is missing')).toBeVisible()
  await expect(financials.getByText('Complete', { exact: true })).toHaveCount(0)
})

test('of two who plan one section the second sees both plans', async ({ page, signIn, client, watch }) => {
  watch.expectErrorResponse(calls)
  await signIn(page, 'manager@harbor.test', { path: renewal })
  await choose(page, 'company profile', /^Assign/)
  const plan = page.getByRole('dialog', { name: 'Assign company profile' })
  await plan.getByLabel('Owner').selectOption({ label: 'Theo Lindqvist' })
  const { http } = await client('owner@acme.test')
  const { id, sections } = await (await http.get(`${calls}current`)).json()
  const { version } = sections.find(({ kind }: { readonly kind: string }) => kind === 'PROFILE')
  const meanwhile = await http.put(`${calls}${id}/sections/PROFILE`, { data: { ownerId: null, dueOn: null, version } })
  expect(meanwhile.ok()).toBe(true)
  await plan.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(plan.getByRole('row', { name: 'Owner Theo Lindqvist Unassigned' })).toBeVisible()
  await plan.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(plan).toBeHidden()
  await expect(card(page, 'Company profile').getByText('Theo Lindqvist')).toBeVisible()
})

test('a viewer follows the renewal and changes nothing; who may not read a section does not see it', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'viewer@acme.test', { path: renewal })
  await expect(page.getByText('No action is needed')).toBeVisible()
  await expect(card(page, 'Schedules').getByRole('link', { name: 'Open schedules' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Mark complete|Nothing changed|More for)/ })).toHaveCount(0)
  const other = await otherBrowser()
  await signIn(other, 'user@acme.test', { path: renewal })
  await expect(card(other, 'Schedules')).toBeVisible()
  await expect(card(other, 'Loss runs')).toHaveCount(0)
  await expect(card(other, 'Financials')).toHaveCount(0)
})

test('the critical path says what slips, as a picture and as a table', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: renewal })
  const path = card(page, 'Critical path')
  await expect(path.getByText(/^\d+ sections still open: .*Later steps went ahead without them\.$/)).toBeVisible()
  const step = path.getByRole('listitem').filter({ hasText: 'Schedules' })
  await expect(step).toContainText(/Complete by .*, forecast .*, late/)
  await path.getByRole('radio', { name: 'Table' }).check()
  await expect(path.getByRole('table', { name: 'Critical path' }).getByRole('row', { name: /Binding/ })).toBeVisible()
  await expect(path.getByText(/Client: \d+ days/)).toBeVisible()
})

test('staff start a renewal, cannot start it twice, and close it with the reason', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/RIDGE/renewals')
  await signIn(page, 'advisor@summit.test', { path: '/RIDGE/renewal' })
  await page.getByRole('button', { name: 'Start a renewal' }).click()
  const start = page.getByRole('dialog', { name: 'Start a renewal' })
  const day = new Date(Date.now() + 90 * 86_400_000)
  const typed = `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`
  await start.getByLabel('Effective date of the new term').fill(typed)
  await start.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/cycle=/)
  await expect(card(page, 'Schedules')).toBeVisible()

  await choose(page, 'this renewal', /^Start another/)
  await start.getByLabel('Effective date of the new term').fill(typed)
  await start.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(start.getByText('A renewal for this date is already open')).toBeVisible()
  await start.getByRole('button', { name: 'Cancel' }).click()
  await start.getByRole('button', { name: 'Discard' }).click()

  await choose(page, 'this renewal', /^Close without binding/)
  const close = page.getByRole('dialog', { name: 'Close without binding' })
  await close.getByLabel('Reason for closing').fill('The company was sold')
  await close.getByRole('button', { name: 'Close renewal' }).click()
  await expect(page.getByText('This renewal was closed: The company was sold.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Mark complete|More for schedules)/ })).toHaveCount(0)
})

test('what a section holds is changed elsewhere, and the open page says so', async ({ page, signIn, client }) => {
  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(page, 'owner@acme.test', { path: renewal })
  await hears
  const missing = card(page, 'Financials').getByText(/^Missing: payroll of \d{4}$/)
  await expect(missing).toBeVisible()
  const { http } = await client('owner@acme.test')
  const path = '/api/accounts/ACME/financials'
  const years = (await (await http.get(path)).json()) as {
    id: string
    isInterim: boolean
    figures: { payroll: null }
  }[]
  const year = years.find(({ isInterim, figures }) => !isInterim && figures.payroll === null)!
  const data = { ...year, figures: { ...year.figures, payroll: 10_900_000_00 } }
  expect((await http.put(`${path}/${year.id}`, { data })).ok()).toBe(true)
  await expect(missing).toHaveCount(0)
})
