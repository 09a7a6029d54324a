import { errorsOfAxe } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { pdfFile } from '../../harness/pdf-files.ts'
import { endorseAndApprove } from './certificate-steps.ts'

const contract = [
  'SUBCONTRACT AGREEMENT',
  'Project: Lot 14 Parking Structure',
  'ARTICLE 9 INSURANCE',
  'Commercial General Liability: $1,000,000 each occurrence.',
  'Owner shall be an additional insured using CG 20 10.',
  'Carriers rated A- VII or better by A.M. Best.',
  'The certificate holder shall be: Keystone Owners LLC, 77 Locust Street, Columbus, OH 43215.',
]

test('an owner reads a contract, confirms its requirements, sees the gap, requests the endorsement, and gets the certificate', async ({
  page,
  client,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/certificate-request' })
  await page
    .getByLabel('Contract that requires the certificate')
    .setInputFiles({ name: 'Lot 14.pdf', mimeType: 'application/pdf', buffer: pdfFile({ lines: contract }) })
  await page.getByRole('button', { name: 'Use this project' }).click()
  await expect(page.getByLabel('Project or contract number')).toHaveValue('Lot 14 Parking Structure')
  await page.getByRole('button', { name: 'Add as holder…' }).click()
  const named = page.getByRole('dialog', { name: 'Add holder' })
  await expect(named.getByLabel('Street address')).toHaveValue('77 Locust Street')
  await named.getByRole('button', { name: 'Cancel' }).click()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('link', { name: 'Compare them with your policies' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contract Review: Lot 14' })).toBeVisible()

  const requirements = page.getByRole('list', { name: 'Requirements' })
  await expect(requirements.getByText('To confirm')).toHaveCount(5)
  await requirements.getByRole('button', { name: /^Show on page 1: Additional insured/ }).click()
  await expect(page.locator('mark[data-current="true"]')).toHaveText('CG 20 10')
  await requirements.getByRole('button', { name: 'Correct: General Liability, each occurrence' }).click()
  const correct = page.getByRole('dialog', { name: 'Correct requirement' })
  await expect(correct.getByLabel('Limit')).toHaveValue('1,000,000')
  await correct.getByRole('button', { name: 'Confirm requirement' }).click()
  await expect(requirements.getByText('To confirm')).toHaveCount(4)
  await requirements.getByRole('button', { name: 'Discard: A.M. Best rating' }).click()
  for (const name of ['Project', 'Additional insured: General Liability', 'Certificate holder']) {
    await requirements.getByRole('button', { name: `Confirm: ${name}` }).click()
    await expect(requirements.getByRole('button', { name: `Confirm: ${name}` })).toHaveCount(0)
  }
  const result = page.getByRole('list', { name: 'Comparison with your policies' })
  await expect(result.getByText('Closes the gap: Endorsement CG 20 10, issued by the carrier.')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])

  await page.getByRole('button', { name: 'Add holder…' }).click()
  const holder = page.getByRole('dialog', { name: 'Add holder' })
  await expect(holder.getByLabel('Legal name')).toHaveValue('Keystone Owners LLC')
  await expect(holder.getByLabel('ZIP code')).toHaveValue('43215')
  await holder.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit…' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit holder and project' })
  await expect(edit.getByLabel('Project')).toHaveValue('Lot 14 Parking Structure')
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('button', { name: 'Request endorsements and certificate' }).click()
  await expect(page.getByLabel('Project or contract number')).toHaveValue('Lot 14 Parking Structure')
  await expect(page.getByText('Form CG 20 10')).toBeVisible()
  await page.getByRole('button', { name: 'Send to brokerage' }).click()
  await expect(page.getByText('The brokerage expects the endorsement by')).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const schedule = { isBlanket: false, parties: [{ name: 'Keystone Owners LLC', location: '' }] }
  const endorsement = { number: 'CG 20 10', edition: '04 13', title: 'Additional insured', schedule }
  await endorseAndApprove(await client('manager@harbor.test'), id, endorsement)
  await expect(page.getByText('Issued', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})
