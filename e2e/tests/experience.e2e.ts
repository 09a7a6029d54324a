import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'

const values = [
  'Item,Code,Value,D',
  'Split point,,18500,',
  'Accident limit,,300000,',
  'Medical only,,0.30,',
  'W,0,0.10,',
  'B,0,20000,',
  'Class,5403,3.00,0.40',
  'Class,8810,0.20,0.35',
].join('\n')

/** Types in the worksheet of the specification, but for what is still wrong with it. */
async function typeWorksheet(form: Locator, state: string): Promise<void> {
  await form.getByLabel('State').fill(state)
  await form.getByLabel('Rating date').fill('1/1/2026')
  await form.getByLabel('Published mod').fill('1.12')
  await form.getByLabel('Split point').fill('18,500')
  await form.getByLabel('Manual premium').fill('100,000')
  const oneClass = form.getByRole('group', { name: 'Class 1' })
  await oneClass.getByLabel('Policy year').selectOption('2023-01-01')
  await oneClass.getByLabel('Class code').fill('5403')
  await oneClass.getByLabel('Payroll', { exact: true }).fill('If Any')
  for (const [number, incurred, injury] of [
    ['A-1', '25,000', '5'],
    ['A-2', '2,000', '6'],
  ] as const) {
    await form.getByRole('button', { name: 'Add claim' }).click()
    const claim = form.getByRole('group', { name: number === 'A-1' ? 'Claim 1' : 'Claim 2' })
    await claim.getByLabel('Policy year').selectOption('2023-01-01')
    await claim.getByLabel('Claim number').fill(number)
    await claim.getByLabel('Injury code').selectOption(injury)
    await claim.getByLabel('Incurred').fill(incurred)
  }
}

async function openFigure(page: Page, figure: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: figure, exact: true }).click()
  const opened = page.getByRole('dialog', { name: title })
  await expect(opened).toBeVisible()
  return opened
}

test('a worksheet is typed in, waits for its state’s values, and then comes to 1.12 with every number open', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'broker-admin@harbor.test', { path: '/BAYSIDE/experience' })
  await page.getByRole('button', { name: 'Enter worksheet' }).first().click()
  const form = page.getByRole('dialog', { name: 'Enter worksheet' })
  await typeWorksheet(form, 'NV')
  await form.getByRole('button', { name: 'Save worksheet' }).click()
  await expect(form.getByText('“If Any” is not a number')).toBeVisible()
  await form.getByRole('group', { name: 'Class 1' }).getByLabel('Payroll', { exact: true }).fill('1,000,000')
  await form.getByRole('button', { name: 'Save worksheet' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('The rating values of NV for 01/01/2026').first()).toBeVisible()
  await expect(page.getByText('Calculated mod')).toBeHidden()

  await page.getByRole('button', { name: 'Rating values' }).click()
  await page.getByRole('button', { name: 'Import values' }).click()
  const loading = page.getByRole('dialog', { name: 'Import rating values' })
  await loading.getByLabel('State').fill('Nevada')
  await loading.getByLabel('Effective date').fill('1/1/2026')
  await loading.getByLabel('Expiration date').fill('12/31/2026')
  await loading.getByLabel('Owner').fill('Bureau')
  await loading.getByLabel('Edition').fill('2026')
  await loading.getByLabel('License').fill('By letter of May 2')
  await loading
    .getByLabel('File')
    .setInputFiles({ name: 'values.csv', mimeType: 'text/csv', buffer: Buffer.from(values) })
  await loading.getByRole('button', { name: 'Read file' }).click()
  const preview = page.getByRole('dialog', { name: 'Rating values' })
  await expect(preview.getByText('$18,500')).toBeVisible()
  await expect(preview.getByRole('row', { name: '5403' })).toContainText('0.4')
  await preview.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('table', { name: 'Rating values' }).getByRole('row', { name: /^NV/ })).toContainText(
    'Active',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Rating values' })).toBeHidden()

  await expect(page.getByText('The published mod matches the worksheet.')).toBeVisible()
  const mod = await openFigure(page, '1.12', 'How the mod is calculated')
  await expect(mod).toContainText('$19,100')
  await expect(mod).toContainText('Bureau 2026')
  await page.keyboard.press('Escape')
  await expect(mod).toBeHidden()
  const lossFree = await openFigure(page, '0.72', 'How the loss-free mod is calculated')
  await page.keyboard.press('Escape')
  await expect(lossFree).toBeHidden()
  const claim = await openFigure(page, '0.383', 'Effect of claim A-1')
  await expect(claim).toContainText('$114,900')
  await page.keyboard.press('Escape')

  const whatIf = page.getByRole('region', { name: 'What-if analysis' })
  await whatIf.getByRole('button', { name: 'Close for half of the reserve' }).click()
  await expect(whatIf.getByText('0.99')).toBeVisible()
  await whatIf.getByRole('slider', { name: /^Change payroll to/ }).press('ArrowRight')
  await expect(whatIf.getByText('Change payroll to $1,000,100')).toBeVisible()
  await whatIf.getByRole('button', { name: 'Start over' }).click()
  await expect(whatIf.getByText('0.99')).toBeHidden()

  await page.getByRole('button', { name: 'Worksheet actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit worksheet' })
  await edit.getByLabel('Weighting value (W)').fill('0.20')
  await edit.getByRole('button', { name: 'Save worksheet' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('region', { name: 'Worksheet', exact: true }).getByText('0.2 (as printed)')).toBeVisible()
})

test('what the error finder found goes into a letter that is kept and downloaded', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/experience' })
  const finder = page.getByRole('region', { name: 'Error finder' })
  await expect(finder.getByText('Duplicate claim')).toBeVisible()
  await expect(finder.getByText(/Claim WC-4402 .* closed on/)).toBeVisible()
  await finder.getByRole('button', { name: 'Write correction letter' }).click()
  const form = page.getByRole('dialog', { name: 'Correction letter' })
  await form.getByRole('button', { name: 'Write letter' }).click()
  await expect(form.getByText('Recipient is required')).toBeVisible()
  await form.getByRole('textbox', { name: 'Recipient', exact: true }).fill('The rating bureau')
  await form.getByRole('button', { name: 'Write letter' }).click()
  const ready = page.getByRole('dialog', { name: 'The letter is ready' })
  const saving = page.waitForEvent('download')
  await ready.getByRole('link', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^Experience rating IL .* correction.*\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a viewer reads and changes nothing', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/experience' })
  await expect(page.getByRole('region', { name: 'Error finder' }).getByText('Duplicate claim')).toBeVisible()
  await expect(page.getByRole('button', { name: /Enter worksheet|Rating values|Write correction letter/ })).toHaveCount(
    0,
  )
  await page.getByRole('button', { name: 'Worksheet actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Versions'])
})

test('who lacks the code is told so, and has no menu item', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME/experience')
  await signIn(page, 'user@acme.test', { path: '/ACME/experience' })
  await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter worksheet' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Experience Mod' })).toHaveCount(0)
})
