import { readFile } from 'node:fs/promises'
import { expect, test } from '../harness/journey.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('a policy is added, its broken file is sent again, and it is deleted', async ({ page, signIn, watch }) => {
  watch.expectRefusal('/api/accounts/ACME/policies/')
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
  await expect(page.getByText('The file of this policy is missing.')).toBeVisible()
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'crime.pdf', mimeType: 'application/pdf', buffer: Buffer.from('still none') })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('File')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The file of this policy is missing.')).toBeVisible()
  await page.getByLabel('File').setInputFiles({ name: 'crime.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Retry' }).click()
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
  watch.expectRefusal('/api/accounts/ACME/policies/')
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
  await form.getByRole('button', { name: 'Save mine over it' }).click()
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

test('the list is narrowed by what its address says, and the address by what is chosen', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy-admin?status=CANCELED&term=all' })
  const table = page.getByRole('table', { name: 'Policies' })
  // The header, the one canceled policy, and the total.
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText('CANCELED', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Line', { exact: true }).selectOption({ label: 'Umbrella' })
  const asked = page.waitForRequest((request) => /policies\?.*search=umbrella/.test(request.url()))
  await page.getByLabel('Find a policy').fill('umbrella')
  expect((await asked).url()).toMatch(/line=UMBRELLA/)
  await expect(page).toHaveURL(/search=umbrella/)
  await expect(table.getByRole('link', { name: /umbrella/i })).toHaveCount(1)
  await page.getByLabel('Find a policy').fill('nothing of the kind')
  await expect(page.getByText('No policy fits')).toBeVisible()
})

test('the tower says in words where nobody pays', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy-admin' })
  await expect(page.getByRole('button', { name: 'Add policy' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Tower' }).check()
  await expect(
    page.getByText(/^AUTO: a gap of \$250,000\. Nobody pays between \$750,000 and \$1,000,000/),
  ).toBeVisible()
  await page.getByLabel('Line', { exact: true }).selectOption({ label: 'General Liability' })
  await expect(page.getByText('no gap and no overlap')).toBeVisible()
  await expect(page).toHaveURL(/view=tower/)
})

test('an external policy opens from its link, whatever signs its number holds', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectRefusal('/api/accounts/ACME/policies/')
  const owner = await client('owner@acme.test')
  const { policyNumber, effectiveDate } = (await owner.policies('ACME')).find(
    (policy) => policy.id === null && policy.policyNumber.startsWith('GL/20_7 Ä 1'),
  )!
  const key = `${encodeURIComponent(policyNumber)}_${encodeURIComponent(effectiveDate)}`
  await signIn(page, 'owner@acme.test', { path: `/ACME/policy-admin/external/${key}` })
  await expect(page.getByText(policyNumber, { exact: true })).toBeVisible()
  await page.goto(`/ACME/policy-admin/external/${encodeURIComponent('50% / _?#')}_2026-01-05`)
  await expect(page).toHaveURL('/resource-not-found')
  await page.goto('/ACME/policy-admin/external/none')
  await expect(page.getByText('This policy is not among those of the account')).toBeVisible()
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
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(new Set(lines.slice(1).map((line) => /MANY-\d+/.exec(line)?.[0])).size).toBe(201)

  for (const some of [ids.slice(0, 100), ids.slice(100)])
    expect((await http.post('/api/accounts/NORTH/policies/delete', { data: { ids: some } })).ok()).toBe(true)
})
