import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

const carrier = 'Tidewater Surety'

/** The day of a browser as people type it. */
const typed = (day: Date) => day.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })

test('loss runs are requested, received and entered; what does not add up is acknowledged, and the analysis shows it', async ({
  page,
  signIn,
  mailTo,
}) => {
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/loss-runs' })
  const grid = page.getByRole('region', { name: 'Loss runs by carrier, policy, and year' })
  const row = grid.getByRole('row').filter({ hasText: carrier })
  await row
    .getByRole('button', { name: /^Request the loss run of FL-/ })
    .first()
    .click()
  const request = page.getByRole('dialog', { name: 'Request loss runs' })
  await expect(request.getByLabel('Carrier of the policies')).toHaveValue(carrier)
  await request.getByLabel('Loss run department email').fill('desk@tidewater.test')
  await request.getByLabel('State of the insured').selectOption('New York')
  await request.getByLabel('Signer’s title').fill('Owner')
  await request.getByLabel('Signature').fill('Someone Else')
  await request.getByLabel('I am authorized to sign for the insured').check()
  await expect(request.getByText('10 calendar days, SAMPLE: New York Insurance Law')).toBeVisible()
  await request.getByRole('button', { name: 'Sign and send' }).click()
  await expect(request.getByText('Type your name exactly as shown above')).toBeVisible()
  await request.getByLabel('Signature').fill('Owen Bradley')
  await request.getByRole('button', { name: 'Sign and send' }).click()
  await expect(request).toBeHidden()

  const letter = await mailTo('desk@tidewater.test')
  expect(letter.subject).toBe('Loss run request: Bayside Property Holdings LLC')
  expect(letter.text).toContain('FL-88030')
  await expect(row.getByText('Requested')).toHaveCount(3)
  await row.getByRole('button', { name: /^Due / }).first().click()
  const rule = page.getByRole('dialog', { name: 'How the due date is set' })
  await expect(rule.getByText('10 calendar days from the written request')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: 'Received' }).check()
  await page.getByRole('button', { name: 'Add a loss run' }).click()
  const run = page.getByRole('dialog', { name: 'Add a loss run' })
  await run.getByLabel('Carrier').selectOption(carrier)
  const newest = run.getByRole('checkbox').first()
  await newest.check()
  const lossOn = await run.getByLabel('Losses from').inputValue()
  const lines = [
    'Claim Number,Date of Loss,Cause,Status,Total Paid',
    `P-1,${lossOn},Burst pipe,Closed,"1,200"`,
    'P-2,soon,,,5',
  ]
  const file = { name: 'losses.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await run.getByLabel('File').setInputFiles(file)
  await run.getByLabel('Valuation date').fill(typed(new Date()))
  await run.getByLabel('Number of claims').fill('2')
  await run.getByLabel('Paid').fill('1,500')
  await run.getByLabel('Named insured').fill('Acme Holdings')
  await expect(run.getByText('The loss run names “Acme Holdings”')).toBeVisible()
  await run.getByLabel('Reason for acknowledging the discrepancy').fill('The name before the merger')
  await run.getByRole('button', { name: 'Save' }).click()
  await expect(run).toBeHidden()

  await page.getByRole('button', { name: 'Import from file' }).click()
  const rows = page.getByRole('dialog', { name: 'Losses in losses.csv' })
  await expect(rows.getByText('Skipped')).toHaveCount(1)
  await rows.getByRole('button', { name: 'Add 1 loss' }).click()
  await expect(rows).toBeHidden()
  const losses = page.getByRole('table', { name: 'Losses', exact: true })
  await expect(losses.getByRole('row').filter({ hasText: 'P-1' })).toContainText('$1,200')

  await page.getByRole('button', { name: 'Add loss' }).click()
  const loss = page.getByRole('dialog', { name: 'Add loss' })
  await loss.getByLabel('Claim number').fill('P-2')
  await loss.getByLabel('Date of loss').fill(lossOn)
  await loss.getByLabel('Cause').selectOption('Fire or explosion')
  await loss.getByLabel('Paid indemnity').fill('250')
  await loss.getByRole('button', { name: 'Save' }).click()
  await expect(loss).toBeHidden()

  const search = page.getByLabel('Search losses')
  await search.fill('fire or')
  await expect(page.getByText('1 of 2 losses')).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Hide Recoveries' }).click()
  await expect(losses.getByRole('columnheader', { name: 'Recoveries' })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/Status,Paid,Reserves,Incurred\r\nP-2,.*,250,0,250\r\n$/)
  await page.reload()
  await expect(search).toHaveValue('fire or')
  await expect(losses.getByRole('row')).toHaveCount(2)
  await search.fill('')
  await losses.getByRole('button', { name: 'Incurred' }).click()
  await expect(losses.getByRole('row').nth(1)).toContainText('P-2')
  await losses.getByRole('checkbox', { name: 'Select P-2' }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove P-2?' })
  await removal.getByRole('button', { name: 'Cancel' }).click()

  const totals = page.getByRole('table', { name: 'Reconciliation' })
  await expect(totals.getByRole('row', { name: /^Paid/ })).toHaveText(/\$1,500\s*\$1,450\s*\$50/)
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  const reason = page.getByRole('dialog', { name: 'Acknowledge the discrepancy' })
  await reason.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(reason.getByText('Enter a reason for acknowledging the discrepancy')).toBeVisible()
  await reason.getByLabel('Reason').fill('A fee of $50 is no claim')
  await reason.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(page.getByText('Acknowledged by Owen Bradley: A fee of $50 is no claim')).toBeVisible()

  await page.getByRole('radio', { name: 'Analysis' }).check()
  await page.getByLabel('Line', { exact: true }).selectOption('Flood')
  const years = page.getByRole('table', { name: 'Losses by year' })
  await expect(years.getByRole('row').last()).toContainText('$1,450')
  await expect(page.getByRole('table', { name: 'Largest losses' }).getByRole('row')).toHaveCount(3)

  const ultimates = page.getByRole('region', { name: 'Ultimate losses' })
  await expect(ultimates).toContainText('No factors have been selected for this line.')
  await ultimates.getByRole('button', { name: 'Select factors' }).click()
  const factors = page.getByRole('dialog', { name: 'Factors: Flood' })
  const oldest = factors.getByLabel(/^Factor from /).last()
  await oldest.fill('0')
  await factors.getByRole('button', { name: 'Save' }).click()
  await expect(factors.getByText('must be between 0.1 and 100.')).toBeVisible()
  await expect(factors.getByText('Enter the basis of the selection')).toBeVisible()
  await oldest.fill('1.5')
  await factors.getByLabel('Basis').fill('Industry table, 2026 edition')
  expect(await errorsOfAxe(page)).toEqual([])
  await expect.poll(() => overflow(page, 375)).toBe(0)
  await factors.getByRole('button', { name: 'Save' }).click()
  await expect(factors).toBeHidden()
  await expect(ultimates).toContainText('Selected factors (Owen Bradley')
  await expect(ultimates.getByRole('row').last()).toContainText('$2,175')
})

test('a request that the brokerage prepares waits for the Admin of the insured, who signs and sends it', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
}) => {
  const unsigned = 'Granite Mutual'
  const owner = await otherBrowser({ viewport: { width: 375, height: 800 } })
  const hears = owner.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(owner, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  await hears
  await signIn(page, 'advisor@harbor.test', { path: '/BAYSIDE/loss-runs' })
  const grid = page.getByRole('region', { name: 'Loss runs by carrier, policy, and year' })
  const row = grid.getByRole('row').filter({ hasText: unsigned })
  await row
    .getByRole('button', { name: /^Request the loss run of / })
    .first()
    .click()
  const request = page.getByRole('dialog', { name: 'Request loss runs' })
  await request.getByLabel('Loss run department email').fill('lossruns@granite.test')
  await request.getByLabel('State of the insured').selectOption('New York')
  await expect(request.getByText('The account Admin signs this letter')).toBeVisible()
  await expect(request.getByLabel('Signature')).toHaveCount(0)
  await request.getByRole('button', { name: 'Send for signature' }).click()
  await expect(request).toBeHidden()
  const waiting = page.getByRole('table', { name: 'Requests' }).getByRole('row').filter({ hasText: unsigned })
  await expect(waiting).toContainText('Awaiting signature')
  await expect(waiting).toContainText('prepared by Nora Whitfield')
  await expect(waiting.getByRole('button', { name: /^Review and sign/ })).toHaveCount(0)

  await owner.getByRole('button', { name: /^Notifications \(/ }).click()
  await owner.getByRole('link', { name: `Sign the loss run request to ${unsigned}` }).click()
  const letter = owner.getByRole('dialog', { name: 'Sign the loss run request' })
  await expect(
    letter.getByText(`Nora Whitfield prepared this letter to ${unsigned}, lossruns@granite.test.`),
  ).toBeVisible()
  await letter.getByLabel('Signer’s title').fill('Owner')
  await letter.getByLabel('Signature').fill('Nora Whitfield')
  await letter.getByLabel('I am authorized to sign for the insured').check()
  await letter.getByRole('button', { name: 'Sign and send' }).click()
  await expect(letter.getByText('Type your name exactly as shown above')).toBeVisible()
  await letter.getByLabel('Signature').fill('Owen Bradley')
  await letter.getByRole('button', { name: 'Sign and send' }).click()
  await expect(letter).toBeHidden()
  expect((await mailTo('lossruns@granite.test')).text).toContain('Owen Bradley')
  await expect(waiting).toContainText('signed by Owen Bradley, Owner')
})

test('two people change one loss: the second sees both versions, keeps what was typed and saves it over', async ({
  page,
  otherBrowser,
  signIn,
  watch,
}) => {
  const open = async (at: Page, username: string, description: string) => {
    await signIn(at, username, { path: '/BAYSIDE/loss-runs?tab=losses' })
    const losses = at.getByRole('table', { name: 'Losses', exact: true })
    await losses
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await at.getByRole('menuitem', { name: 'Edit' }).click()
    const form = at.getByRole('dialog', { name: /^Edit / })
    await form.getByLabel('Description').fill(description)
    return form
  }
  const mine = await open(page, 'multi@acme.test', 'Fell from the second step')
  const other = await otherBrowser()
  const theirs = await open(other, 'advisor@harbor.test', 'Fell from the third step')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  watch.expectErrorResponse('/api/accounts/BAYSIDE/losses/')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByRole('row', { name: 'Description' }).getByRole('cell')).toHaveText([
    'Fell from the second step',
    'Fell from the third step',
  ])
  await expect(mine.getByLabel('Description')).toHaveValue('Fell from the second step')
  await mine.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('table', { name: 'Losses', exact: true })).toContainText('Fell from the second step')
})

test('someone without the permission is told so', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME/loss-runs')
  await signIn(page, 'user@acme.test', { path: '/ACME/loss-runs' })
  await expect(page.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible()
})

test('viewers read loss runs and are offered nothing that changes them', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/loss-runs?tab=losses' })
  const runs = page.getByLabel('Loss run', { exact: true })
  await runs.selectOption(await runs.locator('option', { hasText: 'Cascade Casualty' }).first().getAttribute('value'))
  const losses = page.getByRole('table', { name: 'Losses', exact: true })
  await expect(losses.getByText('Claimant •••').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add loss|Acknowledge|Actions for .*)$/ })).toHaveCount(0)
})
