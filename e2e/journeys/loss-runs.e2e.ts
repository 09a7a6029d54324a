import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'

const carrier = 'Ridgeway Property'

/** The day of a browser as people type it. */
const typed = (day: Date) => day.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })

test('loss runs are requested, received and entered; what does not add up is acknowledged, and the analysis shows it', async ({
  page,
  signIn,
  mailTo,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/loss-runs' })
  const grid = page.getByRole('region', { name: 'Loss runs by carrier, policy and year' })
  const row = grid.getByRole('row').filter({ hasText: carrier })
  await row
    .getByRole('button', { name: /^Request the loss run of CP-/ })
    .first()
    .click()
  const request = page.getByRole('dialog', { name: 'Request loss runs' })
  await expect(request.getByLabel('Carrier of the policies')).toHaveValue(carrier)
  await request.getByLabel('E-mail of its loss run desk').fill('desk@ridgeway.test')
  await request.getByLabel('State of the insured').selectOption('New York')
  await request.getByLabel('Title of the signer').fill('Owner')
  await request.getByLabel('Signature').fill('Somebody Else')
  await request.getByLabel('I may sign this for the insured').check()
  await expect(request.getByText('10 calendar days, SAMPLE: New York Insurance Law')).toBeVisible()
  await request.getByRole('button', { name: 'Sign and send' }).click()
  await expect(request.getByText('Type your name exactly as the signer above')).toBeVisible()
  await request.getByLabel('Signature').fill('Elena Castillo')
  await request.getByRole('button', { name: 'Sign and send' }).click()
  await expect(request).toBeHidden()

  const letter = await mailTo('desk@ridgeway.test')
  expect(letter.subject).toBe('Loss run request: Acme Builders Group, Inc.')
  expect(letter.text).toContain('CP-22871')
  await expect(row.getByText('Requested')).toHaveCount(4)
  await row.getByRole('button', { name: /^due / }).first().click()
  const rule = page.getByRole('dialog', { name: 'Where the due day comes from' })
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
  await expect(run.getByText('The loss run is of “Acme Holdings”')).toBeVisible()
  await run.getByLabel('Why it is right all the same').fill('The name before the merger')
  await run.getByRole('button', { name: 'Save' }).click()
  await expect(run).toBeHidden()

  await page.getByRole('button', { name: 'Read from file' }).click()
  const rows = page.getByRole('dialog', { name: 'Losses in losses.csv' })
  await expect(rows.getByText('Is left out')).toHaveCount(1)
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

  const totals = page.getByRole('table', { name: 'Document and losses' })
  await expect(totals.getByRole('row', { name: /^Paid/ })).toHaveText(/\$1,500\s*\$1,450\s*\$50/)
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  const reason = page.getByRole('dialog', { name: 'Acknowledge the difference' })
  await reason.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(reason.getByText('Say in a few words why it is right all the same')).toBeVisible()
  await reason.getByLabel('Reason').fill('A fee of $50 is no claim')
  await reason.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(page.getByText('Acknowledged by Elena Castillo: A fee of $50 is no claim')).toBeVisible()

  await page.getByRole('radio', { name: 'Analysis' }).check()
  await page.getByLabel('Line', { exact: true }).selectOption('Property')
  const years = page.getByRole('table', { name: 'Losses by year' })
  await expect(years.getByRole('row').last()).toContainText('$1,450')
  await expect(page.getByRole('table', { name: 'Largest losses' }).getByRole('row')).toHaveCount(3)
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
    await form.getByLabel('What happened').fill(description)
    return form
  }
  const mine = await open(page, 'multi@acme.test', 'Fell from the second step')
  const other = await otherBrowser()
  const theirs = await open(other, 'advisor@harbor.test', 'Fell from the third step')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  watch.expectRefusal('/api/accounts/BAYSIDE/losses/')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByRole('row', { name: 'What happened' }).getByRole('cell')).toHaveText([
    'Fell from the second step',
    'Fell from the third step',
  ])
  await expect(mine.getByLabel('What happened')).toHaveValue('Fell from the second step')
  await mine.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByRole('table', { name: 'Losses', exact: true })).toContainText('Fell from the second step')
})

test('someone without the permission is told so', async ({ page, signIn, watch }) => {
  watch.expectRefusal('/api/accounts/ACME/loss-runs')
  await signIn(page, 'user@acme.test', { path: '/ACME/loss-runs' })
  await expect(page.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible()
})

test('viewers read loss runs and are offered nothing that changes them', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/loss-runs?tab=losses' })
  await page.getByLabel('Loss run', { exact: true }).selectOption({ index: 1 })
  const losses = page.getByRole('table', { name: 'Losses', exact: true })
  await expect(losses.getByText('Claimant •••').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add loss|Acknowledge|Actions for .*)$/ })).toHaveCount(0)
})
