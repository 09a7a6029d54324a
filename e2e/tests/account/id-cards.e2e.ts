import { errorsOfAxe } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

const phone = { width: 375, height: 812 }

test('an owner prints the cards of the fleet and sends one to a driver, who opens it in Spanish', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
  watch,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.getByText('Proof of Insurance', { exact: true }).click()
  await page.getByRole('link', { name: 'Auto ID Cards' }).click()
  const vehicles = page.getByRole('table', { name: 'Vehicles' })
  await expect(vehicles.getByText('The VIN on the schedule has a wrong check digit')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Create fleet PDF' }).click()
  const files = page.getByRole('list', { name: 'PDFs' })
  await expect(files.getByRole('link', { name: /^Fleet, policy BA-77103/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await files.getByRole('link', { name: /^Fleet/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Fleet ID cards BA-77103.*\.pdf$/)

  await vehicles.getByRole('button', { name: /^Send card of Unit 101/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Send the card of Unit 101/ })
  await dialog.getByLabel('Driver').fill('Marcus Bell')
  await dialog.getByRole('radio', { name: 'Email' }).check()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('marcus@drivers.test')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  const { link } = await mailTo('marcus@drivers.test')

  const driver = await otherBrowser({ locale: 'es-MX', viewport: phone })
  await driver.goto(link!)
  await expect(driver.getByRole('heading', { name: 'Tarjeta de seguro', level: 1 })).toBeVisible()
  await expect(driver.getByText('Vigente hoy')).toBeVisible()
  expect(await errorsOfAxe(driver)).toEqual([])

  const log = page.getByRole('table', { name: 'Delivery log' })
  await expect(log.getByText(/^1, last/)).toBeVisible()
  await log.getByRole('button', { name: 'Revoke link of Marcus Bell' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(log.getByText('Revoked')).toBeVisible()
  watch.expectErrorResponse('/open/id-cards/')
  await driver.reload()
  await expect(driver.getByRole('heading', { name: 'Este enlace no es válido' })).toBeVisible()
})

test('an owner issues evidence of property to a mortgagee; a limit above the policy’s is refused', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard/risk-management/evidence-property-insurance' })
  await page.getByRole('button', { name: 'Issue evidence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue evidence of property' })
  await dialog
    .getByLabel('From the Additional Interests schedule')
    .selectOption({ label: 'First Lakeshore Bank, N.A., 1' })
  await expect(dialog.getByLabel('Loan number')).toHaveValue('00-448120-7')
  watch.expectErrorResponse('/api/accounts/ACME/property-evidence')
  await dialog.getByLabel('Building limit').fill('99,000,000')
  await dialog.getByRole('button', { name: 'Issue' }).click()
  await expect(dialog.getByText('cannot be more than $12,400,000')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByLabel('Building limit').fill('5,000,000')
  await dialog.getByRole('button', { name: 'Issue' }).click()
  await expect(dialog).toBeHidden()
  const issued = page.getByRole('table', { name: 'Issued evidence' })
  const download = page.waitForEvent('download')
  await issued.getByRole('link', { name: /^Download EP-/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Evidence of property EP-.*\.pdf$/)
  expect(await errorsOfAxe(page)).toEqual([])
})
