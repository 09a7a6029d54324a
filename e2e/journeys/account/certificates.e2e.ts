import { faultsOfAxe } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/journey.ts'

test('an owner adds a certificate holder with a complete address', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/certificate-holders' })
  await page.getByRole('button', { name: 'Add holder' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add holder' })
  await dialog.getByLabel('Legal name').fill('Northgate Construction LLC')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the street address.')).toBeVisible()
  await dialog.getByLabel('Street address').fill('500 Market Street')
  await dialog.getByLabel('City').fill('Columbus')
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('OH')
  await dialog.getByLabel('ZIP code').fill('43215')
  expect(await faultsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'Northgate Construction LLC' })).toBeVisible()
  expect(await faultsOfAxe(page)).toEqual([])
})
