import { dayFrom } from '../../harness/days.ts'
import { errorsOfAxe } from '../../harness/accessibility.ts'
import { addHolder, addPollutionPolicy, issueCertificate } from './certificate-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

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
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'Northgate Construction LLC' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
})

test('an owner issues a certificate at once, and sends to the brokerage what the policies lack', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/certificate-request' })
  await page.getByRole('button', { name: 'Add holder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add holder' })
  await dialog.getByLabel('Legal name').fill('Pier Nine Owners LLC')
  await dialog.getByLabel('Street address').fill('9 Pier Road')
  await dialog.getByLabel('City').fill('Columbus')
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('OH')
  await dialog.getByLabel('ZIP code').fill('43215')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('combobox', { name: 'Holder' })).toHaveValue(/.+/)
  await page.getByLabel('Project or contract number').fill('Pier 9')
  await page.getByLabel(/^General Liability GL-/).check()
  await page.getByLabel(/^Workers Comp WC-/).check()
  await page.getByRole('textbox', { name: 'Description of operations' }).fill('Drywall. All risks covered.')
  await expect(page.locator('mark')).toHaveText('All risks covered')
  await page.getByRole('textbox', { name: 'Description of operations' }).fill('Interior drywall at Pier 9.')
  await expect(page.getByText('Your policies support this request.')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Issue certificate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Certificate COI-/ })).toBeVisible()
  await expect(page.getByText('Issued', { exact: true }).first()).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Certificate COI-.* Pier Nine Owners LLC\.pdf$/)

  const address = await page.getByRole('link', { name: /\/c\// }).getAttribute('href')
  const guest = await otherBrowser()
  await guest.goto(new URL(address!).pathname)
  await expect(guest.getByText('In force').first()).toBeVisible()
  await expect(guest.getByText('Pier Nine Owners LLC')).toBeVisible()
  expect(await errorsOfAxe(guest)).toEqual([])
  await guest.getByRole('textbox', { name: 'Email' }).fill('risk@pier.test')
  await guest.getByRole('button', { name: 'Subscribe' }).click()
  await expect(guest.getByText('Check your email.')).toBeVisible()
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.getByRole('dialog', { name: 'Send certificate' }).getByLabel('Email').fill('risk@pier.test')
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Email deliveries' }).getByText('risk@pier.test')).toBeVisible()
  await guest.getByRole('button', { name: 'Español' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Certificado de seguro' })).toBeVisible()

  await page.goto('/ACME/certificate-request')
  await page.getByRole('combobox', { name: 'Holder' }).selectOption({ label: 'Pier Nine Owners LLC, Columbus, OH' })
  await page.getByLabel(/^General Liability GL-/).check()
  await page.getByLabel('Additional insured, ongoing operations').check()
  await expect(page.getByText('Form CG 20 10')).toBeVisible()
  await page.getByRole('button', { name: 'Send to brokerage' }).click()
  await expect(page.getByText('The brokerage expects the endorsement by')).toBeVisible()
  await page.goto('/ACME/dashboard/risk-management/certificate-insurance')
  const submitted = page.getByRole('row').filter({ hasText: 'Pier Nine Owners LLC' }).filter({ hasText: 'Submitted' })
  await expect(submitted).toHaveCount(1)
  expect(await errorsOfAxe(page)).toEqual([])
})

test('a holder’s page says that a policy was canceled, and the subscriber is told once', async ({
  page,
  otherBrowser,
  signIn,
  client,
  mailTo,
}) => {
  const [owner, manager] = [await client('owner@acme.test'), await client('manager@harbor.test')]
  const { id: policyId, policyNumber } = await addPollutionPolicy(manager, dayFrom(-100), dayFrom(265))
  const holder = await addHolder(owner, 'Canceled Pier Owners LLC')
  const { address } = await issueCertificate(owner, holder.id, policyId)
  const email = 'canceled@pier.test'
  const guest = await otherBrowser()
  const path = new URL(address).pathname
  await guest.goto(path)
  await guest.getByRole('textbox', { name: 'Email' }).fill(email)
  await guest.getByRole('button', { name: 'Subscribe' }).click()
  const pathOf = (link: string | undefined): string => {
    const { pathname, search } = new URL(link!, 'http://portal.example')
    return pathname + search
  }
  await guest.goto(pathOf((await mailTo(email)).link))
  await guest.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(guest.getByText('is subscribed to this certificate.')).toBeVisible()

  await signIn(page, 'manager@harbor.test', { path: `/ACME/policy-admin/policy/${policyId}` })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel policy…' }).click()
  const dialog = page.getByRole('dialog')
  const [year, month, day] = dayFrom(0).split('-')
  await dialog.getByLabel('Cancellation date').fill(`${month}/${day}/${year}`)
  await dialog.getByLabel('Reason').fill('The business was sold')
  await dialog.getByRole('button', { name: 'Cancel policy' }).click()
  await expect(dialog).toBeHidden()

  const told = await mailTo(email, 2)
  expect(told.subject).toContain('canceled')
  await guest.goto(path)
  const line = guest.getByRole('listitem').filter({ hasText: policyNumber })
  await expect(line.getByText('Canceled', { exact: true })).toBeVisible()
  expect(await errorsOfAxe(guest)).toEqual([])
  await page.goto('/ACME/dashboard/risk-management/certificate-insurance')
  await expect(
    page.getByRole('row', { name: /Canceled Pier Owners LLC/ }).getByText('Canceled', { exact: true }),
  ).toBeVisible()

  await guest.goto(pathOf(told.optOut?.link))
  await guest.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(guest.getByText('is no longer subscribed to this certificate.')).toBeVisible()
})
