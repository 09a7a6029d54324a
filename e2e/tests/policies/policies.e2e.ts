import { readFile } from 'node:fs/promises'
import { dayFrom } from '../../harness/days.ts'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('a policy is added, its coverages are entered, its broken file is sent again, and it is deleted', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/policies/')
  const number = `CR/${crypto.randomUUID()}`
  await signIn(page, 'manager@harbor.test', { path: '/ACME/policy-admin?term=2021' })
  await page.getByRole('button', { name: 'Add policy' }).click()
  const form = page.getByRole('dialog', { name: 'Add policy' })
  await form.getByLabel(/^Type/).selectOption({ label: 'CRIME' })
  await form.getByLabel('Policy number').fill(number)
  await form.getByLabel('Carrier').fill('Tidewater Surety')
  await form.getByLabel('Effective date').fill('3/1/2021')
  await form.getByLabel('Expiration date').fill('3/1/2021')
  await form
    .getByLabel('File')
    .setInputFiles({ name: 'crime.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await form.getByRole('button', { name: 'Add policy' }).click()
  await expect(form.getByText('must be after the effective date')).toBeVisible()
  await form.getByLabel('Expiration date').fill('3/1/2022')
  await form.getByRole('button', { name: 'Add policy' }).click()
  await expect(form).toBeHidden()

  const row = page.getByRole('row', { name: number })
  await expect(row.getByText('File missing')).toBeVisible()
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Enter coverages' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit coverages' })
  await sheet.getByRole('button', { name: 'Paste or import' }).click()
  await sheet.getByLabel('Spreadsheet cells').fill('Forgery\t250K\nGuests property\t$5,000\t500')
  await sheet.getByRole('button', { name: 'Add coverages' }).click()
  const theft = sheet.getByRole('group', { name: 'Employee theft' })
  await theft.getByLabel('Limit').fill('a lot')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theft.getByText('must be a number')).toBeVisible()
  await theft.getByLabel('Limit').fill('1,000,000')
  await theft.getByLabel('Deductible').fill('10,000')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet).toBeHidden()
  const coverages = page.getByRole('table', { name: 'Coverages' })
  await expect(coverages.getByRole('row')).toContainText(['Coverage', '$1,000,000$10,000', '$250,000', '$5,000$500'])
  await expect(page.getByText('Primary, $1,000,000')).toBeVisible()

  await expect(page.getByText('The file of this policy is missing.')).toBeVisible()
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'crime.pdf', mimeType: 'application/pdf', buffer: Buffer.from('still none') })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('The file of this policy is missing.')).toBeVisible()
  await page.getByLabel('File').setInputFiles({ name: 'crime.pdf', mimeType: 'application/pdf', buffer: pdf })
  const document = page.getByRole('link', { name: 'crime.pdf' })
  await expect(document).toBeVisible()
  await expect(page.getByText('The file of this policy is missing.')).toBeHidden()
  const saving = page.waitForEvent('download')
  await document.click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('crime.pdf')
  expect(await readFile(await saved.path())).toEqual(pdf)

  await page.goBack()
  await page.getByRole('checkbox', { name: number }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this policy?' })
  await expect(question).toContainText(number)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: number })).toHaveCount(0)
})

test('several policies are deleted at once, each named before', async ({ page, signIn, client }) => {
  const { http } = await client('advisor@harbor.test')
  const term = { policyType: 'BONDS', effectiveDate: '2014-03-01', expirationDate: '2015-03-01' }
  const numbers = [1, 2, 3].map((number) => `SEV-${number}-${crypto.randomUUID()}`)
  for (const policyNumber of numbers)
    expect((await http.post('/api/accounts/ACME/policies', { data: { ...term, policyNumber } })).status()).toBe(201)
  await signIn(page, 'manager@harbor.test', { path: '/ACME/policy-admin?term=2014' })
  for (const number of numbers.slice(0, 2)) await page.getByRole('checkbox', { name: number }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 policies?' })
  for (const number of numbers.slice(0, 2)) await expect(question).toContainText(number)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 policies deleted')).toBeVisible()
  await expect(page.getByRole('row', { name: numbers[0]! })).toHaveCount(0)
  await expect(page.getByRole('row', { name: numbers[1]! })).toHaveCount(0)
  await page.getByRole('checkbox', { name: numbers[2]! }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: numbers[2]! })).toHaveCount(0)
})

test('a policy is edited from the list and on its page, and a stale save shows both values', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/policies/')
  const policy = {
    policyNumber: `BD-${crypto.randomUUID()}`,
    policyType: 'BONDS',
    carrier: 'Tidewater Surety',
    name: 'License bond',
    effectiveDate: '2020-03-01',
    expirationDate: '2021-03-01',
    isProject: false,
    premium: 120_050,
    billType: null,
  }
  const { http } = await client('advisor@harbor.test')
  const added = await http.post('/api/accounts/ACME/policies', { data: policy })
  const { id } = (await added.json()) as { id: string }
  await signIn(page, 'manager@harbor.test', { path: '/ACME/policy-admin?term=2020' })
  const row = page.getByRole('row', { name: policy.policyNumber })
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit policy' })
  await expect(form.getByLabel('Premium')).toHaveValue('1,200.50')
  await form.getByLabel('Carrier').fill('Granite Mutual')
  const meanwhile = await http.put(`/api/accounts/ACME/policies/${id}`, {
    data: { ...policy, carrier: 'Cascade Casualty', version: 1 },
  })
  expect(meanwhile.ok()).toBe(true)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('row', { name: 'Carrier Granite Mutual Cascade Casualty' })).toBeVisible()
  await form.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(form).toBeHidden()
  await expect(row.getByRole('link', { name: 'Granite Mutual License bond' })).toBeVisible()

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Edit policy' }).click()
  await form.getByLabel('Expiration date').fill('3/1/2020')
  await form.getByLabel('Premium').fill('1,300')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('must be after the effective date')).toBeVisible()
  await form.getByLabel('Expiration date').fill('3/1/2022')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('$1,300')).toBeVisible()
  await expect(page.getByText('03/01/2022')).toBeVisible()
})

test('the list is narrowed by what its address says, and the address by what is chosen', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  const canceled = (await owner.policies('ACME')).filter(({ status }) => status === 'CANCELED')
  expect(canceled.length).toBeGreaterThan(0)
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy-admin?status=CANCELED&term=all' })
  const table = page.getByRole('table', { name: 'Policies' })
  // The header, the canceled policies, to which other journeys may have added, and the total.
  await expect(table.getByRole('row')).toHaveCount(canceled.length + 2)
  await expect(table.getByText('CANCELED', { exact: true })).toHaveCount(canceled.length)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Line', { exact: true }).selectOption({ label: 'Umbrella' })
  const asked = page.waitForRequest((request) => /policies\?.*search=umbrella/.test(request.url()))
  await page.getByLabel('Find a policy').fill('umbrella')
  expect((await asked).url()).toMatch(/line=UMBRELLA/)
  await expect(page).toHaveURL(/search=umbrella/)
  await expect(table.getByRole('link', { name: /umbrella/i })).toHaveCount(1)
  await page.getByLabel('Find a policy').fill('nothing of the kind')
  await expect(page.getByText('No matching policies')).toBeVisible()
})

test('the tower says in words where nobody pays', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy-admin' })
  await expect(page.getByRole('button', { name: 'Add policy' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Tower' }).check()
  await expect(
    page.getByText(/^AUTO: a gap of \$250,000\. Losses between \$750,000 and \$1,000,000 are not covered/),
  ).toBeVisible()
  await page.getByLabel('Line', { exact: true }).selectOption({ label: 'General Liability' })
  await expect(page.getByText('No gaps or overlaps')).toBeVisible()
  await expect(page).toHaveURL(/view=tower/)
})

test('an external policy opens from its link, whatever signs its number holds', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/policies/')
  const owner = await client('owner@acme.test')
  const { policyNumber, effectiveDate } = (await owner.policies('ACME')).find(
    (policy) => policy.id === null && policy.policyNumber.startsWith('MSW/9027 P9'),
  )!
  const key = `${encodeURIComponent(policyNumber)}_${encodeURIComponent(effectiveDate)}`
  await signIn(page, 'owner@acme.test', { path: `/ACME/policy-admin/external/${key}` })
  await expect(page.getByText(policyNumber, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ask about this policy' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(/Pier 9, MSW\/9027 P9/)
  await page.goto(`/ACME/policy-admin/external/${encodeURIComponent('50% / _?#')}_2026-01-05`)
  await expect(page).toHaveURL('/resource-not-found')
  await page.goto('/ACME/policy-admin/external/none')
  await expect(page.getByText('Policy not found on this account')).toBeVisible()
})

test('the file holds every policy that fits, those that are not on screen too', async ({ page, signIn, client }) => {
  const { http } = await client('advisor@harbor.test')
  const carrier = `Carrier ${crypto.randomUUID()}`
  const term = { policyType: 'BONDS', effectiveDate: '2015-03-01', expirationDate: '2016-03-01' }
  const add = async (number: number): Promise<string> => {
    const data = { ...term, carrier, policyNumber: `MANY-${number}` }
    const added = await http.post('/api/accounts/NORTH/policies', { data })
    expect(added.status()).toBe(201)
    return (await added.json()).id
  }
  const ids: string[] = []
  for (let number = 0; number < 201; number += 1) ids.push(await add(number))

  await signIn(page, 'advisor@harbor.test', { path: `/NORTH/policy-admin?term=2015&carrier=${carrier}` })
  await expect(page.getByRole('heading', { name: 'The first 200 policies' })).toBeVisible()
  await page.goto(`/NORTH/policy?term=2015&carrier=${carrier}`)
  await expect(page.getByRole('heading', { name: 'The first 200 policies' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(new Set(lines.slice(1).map((line) => /MANY-\d+/.exec(line)?.[0])).size).toBe(201)

  for (const some of [ids.slice(0, 100), ids.slice(100)])
    expect((await http.post('/api/accounts/NORTH/policies/delete', { data: { ids: some } })).ok()).toBe(true)
})

test('a property limit that is too low for the coinsurance clause says what a loss would pay', async ({
  page,
  signIn,
  client,
}) => {
  const answer = await (await client('owner@acme.test')).http.get('/api/accounts/ACME/policies?term=current')
  const policies = (await answer.json()) as { id: string | null; policyType: string }[]
  const property = policies.find(({ id, policyType }) => id !== null && policyType === 'PROPERTY')!
  await signIn(page, 'owner@acme.test', { path: `/ACME/policy-admin/policy/${property.id}` })
  const card = page.getByRole('region', { name: 'Coinsurance check' })
  await expect(card.getByLabel('Coverage')).toHaveValue('Buildings and contents')
  await expect(card.getByText('Limit $12,400,000')).toBeVisible()
  await card.getByLabel('Value at risk').fill('twenty')
  await expect(card.getByText('Enter an amount. Example: 1,000,000')).toBeVisible()
  await card.getByLabel('Value at risk').fill('20000000')
  await expect(card).toContainText('The limit is $3,600,000 too low. 80% of the value is $16,000,000.')
  await card.getByLabel('Sample loss').fill('1,000,000')
  await expect(card).toContainText('the policy would pay $765,000: 78%, less the deductible.')
  await card.getByLabel('Value at risk').fill('15000000')
  await expect(card).toContainText('The limit meets the 80% requirement')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
})

test('a policy is canceled for its return premium, and reinstated with a lapse', async ({ page, signIn, client }) => {
  const { http } = await client('advisor@summit.test')
  const term = { effectiveDate: dayFrom(-73), expirationDate: dayFrom(292) }
  const data = { policyNumber: `CA-${crypto.randomUUID()}`, policyType: 'CYBER', premium: 365_000, ...term }
  const { id } = (await (await http.post('/api/accounts/RIDGE/policies', { data })).json()) as { id: string }
  await signIn(page, 'advisor@summit.test', { path: `/RIDGE/policy-admin/policy/${id}` })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel policy…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cancellation date').fill(american(dayFrom(0)))
  await expect(dialog.getByText('Return premium: $2,920')).toBeVisible()
  await dialog.getByLabel('Method').selectOption('Short rate (90%)')
  await expect(dialog.getByText('Return premium: $2,628')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel policy' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The business was sold')
  await dialog.getByRole('button', { name: 'Cancel policy' }).click()
  await expect(dialog).toBeHidden()
  const history = page.getByRole('table', { name: 'Cancellation and renewal status' })
  await expect(history.getByRole('row', { name: /^Cancellation, short rate/ })).toContainText('$2,628')
  await page.getByRole('button', { name: 'Enter carrier’s return' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('must be a number')).toBeVisible()
  await dialog.getByLabel('Returned by the carrier').fill('2,600')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(history.getByRole('row', { name: /^Cancellation, short rate/ })).toContainText('$2,600')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Reinstate policy…' }).click()
  await dialog.getByLabel('Reinstatement date').fill(american(dayFrom(1)))
  await dialog.getByLabel('Reason').fill('Premium was paid')
  await expect(dialog.getByText(/^Lapse in coverage from /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Reinstate policy' }).click()
  await expect(history.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Add endorsement' }).click()
  await dialog.getByLabel('Description').fill('Added ransomware coverage')
  await dialog.getByLabel('Effective date').fill(american(dayFrom(0)))
  await dialog.getByLabel('Premium change').fill('-100')
  await dialog.getByRole('button', { name: 'Add endorsement' }).click()
  await expect(page.getByRole('table', { name: 'Endorsements' })).toContainText('$3,550')
  // An open page would ask again for the policy that is being removed.
  await page.goto('about:blank')
  expect((await http.post('/api/accounts/RIDGE/policies/delete', { data: { ids: [id] } })).ok()).toBe(true)
})

const american = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
