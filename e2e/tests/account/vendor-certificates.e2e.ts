import { errorsOfAxe } from '../../harness/accessibility.ts'
import { pdfFile } from '../../harness/pdf-files.ts'
import { expect, test } from '../../harness/fixtures.ts'

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
  await set.getByLabel('Name').fill('Electrical trades')
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(set.getByText('Require at least one line')).toBeVisible()
  await set.getByLabel('Require General Liability').check()
  await set.getByLabel('General Liability: minimum each occurrence').fill('1,000,000')
  await set.getByLabel('Waiver of subrogation').check()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Version 1. Used by 0 vendors.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Electrical trades' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit requirement set' })
  await edit.getByRole('button', { name: 'Add requirement' }).click()
  const [first, second] = [1, 2].map((at) => edit.getByRole('group', { name: `Requirement ${at}` }))
  await first!.getByRole('combobox', { name: 'Requirement' }).selectOption('Completed operations term')
  await edit.getByRole('button', { name: 'Add requirement' }).click()
  await second!.getByLabel('Form number').fill('CG 20 10')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(first!.getByText('Enter the number')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await first!.getByLabel('Number').fill('5')
  await edit.getByRole('button', { name: 'Remove requirement 2' }).click()
  await expect(second!).toBeHidden()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Version 2. Used by 0 vendors.')).toBeVisible()
  await expect(page.getByText('5 years')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Add vendor' }).click()
  const vendor = page.getByRole('dialog', { name: 'Add vendor' })
  await vendor.getByLabel('Name').fill('Ridge Electric, Inc.')
  await vendor.getByLabel('Email', { exact: true }).fill('office@ridge-electric.test')
  await vendor.getByLabel('Requirement set').selectOption('Electrical trades')
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
  await page.getByLabel('Certificate date').first().fill(dayFromNow(-1))
  await page.getByLabel('General Liability: carrier').fill('Sample Mutual')
  await page.getByLabel('General Liability: policy number').fill('GL-100')
  await page.getByLabel('Effective date').first().fill(dayFromNow(-30))
  await page.getByLabel('Expiration date').first().fill(dayFromNow(200))
  await page.getByLabel('General Liability: each occurrence').fill('1,000,000')
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Confirm values' }).click()
  await expect(page.getByRole('list', { name: 'Requirements' }).getByText('No waiver of subrogation')).toBeVisible()

  await page.getByRole('button', { name: 'Accept deficiency: General Liability' }).click()
  const accept = page.getByRole('dialog', { name: 'Accept deficiency: General Liability' })
  const covered = accept.getByRole('list', { name: 'Accepted with this' })
  await expect(covered.getByText('Completed operations term: 5 years')).toBeVisible()
  await accept.getByRole('button', { name: 'Accept deficiency' }).click()
  await expect(accept.getByText('Enter the reason')).toBeVisible()
  await accept.getByLabel('Reason').fill('Small job without access to the roof')
  await accept.getByLabel('Accept until').first().fill(dayFromNow(60))
  await accept.getByRole('button', { name: 'Accept deficiency' }).click()
  await expect(page.getByRole('list', { name: 'Requirements' }).getByText('Deficiency accepted')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Vendor Certificates' }).last().click()
  await expect(page.getByText('Compliant vendors', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chart: Spend covered by date' })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await errorsOfAxe(page)).toEqual([])
})

test('a vendor sends its certificate by an emailed link, in Spanish and by phone; staff confirm what it typed', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
  client,
}) => {
  const portal = await client('manager@harbor.test')
  const inAccount = '/api/accounts/ACME'
  const asked = { isRequired: true, limit: 100_000_000, aggregate: null, waiver: false, noticeDays: null }
  const set = await portal.http.post(`${inAccount}/vendor-requirement-sets`, {
    data: { name: `Painters ${crypto.randomUUID()}`, lines: { GENERAL_LIABILITY: asked } },
  })
  const draft = { contact: 'Luz Pintora', trade: 'Painting', spend: null, spendOn: null, remindersOn: true }
  const email = `luz-${crypto.randomUUID()}@vendor.test`
  const vendor = await portal.http.post(`${inAccount}/vendors`, {
    data: { ...draft, name: `Luz Painting ${email.slice(4, 12)}`, email, requirementSetId: (await set.json()).id },
  })
  const { id, name } = await vendor.json()
  await signIn(page, 'manager@harbor.test', { path: `/ACME/dashboard/risk-management/vendor-certificates/${id}` })
  await page.getByRole('button', { name: 'Request certificate' }).click()
  await expect(page.getByRole('list', { name: 'Requests' }).getByText(email)).toBeVisible()
  const link = (await mailTo(email)).link!

  const guest = await otherBrowser()
  await guest.setViewportSize({ width: 375, height: 812 })
  await guest.goto(new URL(link, page.url()).pathname)
  await guest.getByRole('button', { name: 'Español' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Certificado de seguro' })).toBeVisible()
  await expect(guest.getByText('Falta', { exact: true })).toBeVisible()
  expect(await errorsOfAxe(guest)).toEqual([])
  await guest.setViewportSize({ width: 375, height: 812 })
  await guest
    .getByLabel('Certificado (PDF)')
    .setInputFiles({ name: 'luz.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await guest.getByRole('button', { name: 'Enviar' }).click()
  await expect(guest.getByText('Este dato es obligatorio').first()).toBeVisible()
  await expect(guest.getByText('Ingrese la fecha que muestra el certificado')).toBeVisible()
  await guest.getByLabel('Fecha del certificado').first().fill(dayFromNow(-1))
  await guest.getByLabel('Responsabilidad civil general: Aseguradora').fill('Sample Mutual')
  await guest.getByLabel('Responsabilidad civil general: Número de póliza').fill('GL-7')
  await guest.getByLabel('Fecha de inicio').first().fill(dayFromNow(-10))
  await guest.getByLabel('Fecha de vencimiento').first().fill(dayFromNow(300))
  await guest.getByLabel('Responsabilidad civil general: Por ocurrencia').fill('1,000,000')
  expect(await errorsOfAxe(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Enviar' }).click()
  await expect(guest.getByText('En revisión')).toBeVisible()

  await page.getByRole('list', { name: 'Certificates' }).getByRole('link').click()
  await expect(page.getByLabel('General Liability: policy number')).toHaveValue('GL-7')
  await page.getByRole('button', { name: 'Confirm values' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Requirements' }).getByText('Compliant')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Cumple')).toBeVisible()
})
