import { faultsOfAxe } from '../../harness/accessibility.ts'
import { pdfFile } from '../../harness/pdf-files.ts'
import { expect, test } from '../../harness/journey.ts'

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

test('an owner says what vendors must carry, confirms a certificate beside its document, and accepts a deficiency', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard/risk-management/vendor-certificates' })
  await page.getByRole('radio', { name: 'Requirement sets' }).check()
  await page.getByRole('button', { name: 'Add requirement set' }).click()
  const set = page.getByRole('dialog', { name: 'Add requirement set' })
  await set.getByLabel('Name').fill('Subcontractors')
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(set.getByText('Require at least one line')).toBeVisible()
  await set.getByLabel('Require General Liability').check()
  await set.getByLabel('General Liability: minimum each occurrence').fill('1,000,000')
  await set.getByLabel('Waiver of subrogation').check()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Version 1. Used by 0 vendors.')).toBeVisible()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Add vendor' }).click()
  const vendor = page.getByRole('dialog', { name: 'Add vendor' })
  await vendor.getByLabel('Name').fill('Ridge Electric, Inc.')
  await vendor.getByLabel('Email', { exact: true }).fill('office@ridge-electric.test')
  await vendor.getByLabel('Spend', { exact: true }).fill('120,000')
  await vendor.getByLabel('Spend as of').first().fill(dayFromNow(0))
  await vendor.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('radio', { name: 'Vendors' }).check()
  await page.getByRole('link', { name: 'Ridge Electric, Inc.' }).click()
  await expect(page.getByText('Missing').first()).toBeVisible()
  await page
    .getByLabel('Certificate to add')
    .setInputFiles({ name: 'ridge.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await page.getByRole('list', { name: 'Certificates' }).getByRole('link').click()
  await page.getByLabel('General Liability: carrier').fill('Sample Mutual')
  await page.getByLabel('General Liability: policy number').fill('GL-100')
  await page.getByLabel('Effective date').first().fill(dayFromNow(-30))
  await page.getByLabel('Expiration date').first().fill(dayFromNow(200))
  await page.getByLabel('General Liability: each occurrence').fill('1,000,000')
  expect(await faultsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Confirm values' }).click()
  await expect(page.getByRole('list', { name: 'Requirements' }).getByText('No waiver of subrogation')).toBeVisible()

  await page.getByRole('button', { name: 'Accept deficiency: General Liability' }).click()
  const accept = page.getByRole('dialog', { name: 'Accept deficiency: General Liability' })
  await accept.getByRole('button', { name: 'Accept deficiency' }).click()
  await expect(accept.getByText('Enter the reason')).toBeVisible()
  await accept.getByLabel('Reason').fill('Small job without access to the roof')
  await accept.getByLabel('Accept until').first().fill(dayFromNow(60))
  await accept.getByRole('button', { name: 'Accept deficiency' }).click()
  await expect(page.getByRole('list', { name: 'Requirements' }).getByText('Deficiency accepted')).toBeVisible()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Vendor Certificates' }).last().click()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chart: Spend covered by date' })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await faultsOfAxe(page)).toEqual([])
})
