import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { delivered } from '../../harness/outbox.ts'
import { pdfFile } from '../../harness/pdf-files.ts'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const phone = { width: 375, height: 812 }
const secret = 'shared-with-the-email-provider-alone'
const test = withOwnServer({ PORTICO_INBOUND_SECRET: secret, PORTICO_REPLY_DOMAIN: 'reply.portal.example' })

test('a driver reports by a code; the account completes it; claims staff send it to the carrier, whose email is filed', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'user@acme.test', { path: '/ACME/claims-portal' })
  await page.getByRole('link', { name: 'QR codes' }).click()
  await expect(page.getByText('No codes yet')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Create code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create code' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Enter where the code will be posted')).toBeVisible()
  await dialog.getByLabel('For').selectOption('Vehicle')
  await dialog.getByLabel('Vehicle').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Show code of/ }).click()
  const address = await page.getByRole('dialog').getByRole('link', { name: /\/n\// }).textContent()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.keyboard.press('Escape')

  const driver = await otherBrowser({
    locale: 'es-MX',
    viewport: phone,
    geolocation: { latitude: 39.96118, longitude: -82.99879 },
    permissions: ['geolocation'],
  })
  await driver.goto(new URL(address!).pathname)
  await expect(driver.getByRole('heading', { level: 1, name: 'Reportar un accidente o daño' })).toBeVisible()
  await expect(driver.getByText(/^Vehículo: .*VIN …/)).toBeVisible()
  await driver.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(driver.getByText('Responda esta pregunta').first()).toBeVisible()
  expect(await errorsOfAxe(driver)).toEqual([])
  await expect.poll(() => overflow(driver, 320)).toBe(0)
  await driver.setViewportSize(phone)
  await driver.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(driver.getByLabel('¿Dónde ocurrió?')).toHaveValue(/^39\.96118, -82\.99879 \(±\d+ m\)$/)
  await driver.getByLabel('¿Qué ocurrió?').fill('Nos chocaron por detrás en el semáforo.')
  await driver.getByLabel('Su nombre').fill('Joe Driver')
  await driver.getByLabel('Su teléfono o correo electrónico').fill('(555) 010-0155')
  await driver
    .locator('input[type=file]')
    .setInputFiles({ name: 'damage.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await expect(driver.getByText('damage.pdf')).toBeVisible()
  await driver.reload()
  await expect(driver.getByLabel('¿Qué ocurrió?')).toHaveValue('Nos chocaron por detrás en el semáforo.')
  await expect(driver.getByText('damage.pdf')).toBeVisible()
  await driver.context().setOffline(true)
  await driver.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(driver.getByText(/^Sin conexión/)).toBeVisible()
  await driver.context().setOffline(false)
  await expect(driver.getByRole('heading', { level: 1, name: 'Reporte enviado' })).toBeVisible()
  await expect(driver.getByText('Se enviaron todas las fotos.')).toBeVisible()
  expect(await errorsOfAxe(driver)).toEqual([])

  await page.goto('/ACME/dashboard')
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next.getByText(/first notices? of/)).toBeVisible()
  await expect(next.getByRole('link', { name: /^Review the claims?$/ })).toHaveAttribute('href', /\/claims-portal/)
  expect(await errorsOfAxe(page)).toEqual([])
  await page.goto('/ACME/claims-portal')
  await expect(page.getByText('To confirm', { exact: true })).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'To confirm' }).getByRole('link', { name: /^C-/ }).click()
  await expect(page.getByText(/^First notice from Joe Driver, driver/)).toBeVisible()
  await page.goto(`${page.url().split('&')[0]}&at=review`)
  await expect(page.getByText('Nos chocaron por detrás en el semáforo.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit: In which state?' }).click()
  await page.getByLabel('In which state?').selectOption('OH')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.goto(`${page.url().split('&')[0]}&at=review`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL(/claims-portal\/[0-9a-f-]{36}$/)

  const staff = await otherBrowser()
  await signIn(staff, 'claims@harbor.test', { path: new URL(page.url()).pathname })
  await expect(staff.getByText('Joe Driver, driver, (555) 010-0155')).toBeVisible()
  await expect(staff.getByRole('list', { name: 'Documents' }).getByText(/^damage/)).toBeVisible()
  await staff.getByRole('button', { name: 'Send notice' }).click()
  const dialogOfStaff = staff.getByRole('dialog', { name: 'Send notice to the carrier' })
  await dialogOfStaff.getByLabel('Carrier’s claims email').fill('desk@carrier.test')
  await dialogOfStaff.getByRole('button', { name: 'Send' }).click()
  await expect(dialogOfStaff).toBeHidden()
  const notice = await mailTo('desk@carrier.test')
  expect(notice.subject).toMatch(/^Notice of claim C-\d{6}-[0-9A-F]{6}: Acme Builders Group, Inc\.$/)
  const answer = {
    from: 'Intake <desk@carrier.test>',
    to: [notice.replyTo],
    subject: `Re: ${notice.subject}`,
    text: 'We have received your notice. Claim number: CA-55-901. Adjuster: Priya Nair, p.nair@carrier.test',
    messageId: '<answer@carrier.test>',
  }
  expect((await staff.request.post('/open/inbound-mail', delivered(answer, secret))).status()).toBe(202)
  await staff.getByRole('button', { name: 'File the answer of desk@carrier.test' }).click()
  const filing = staff.getByRole('dialog', { name: /^File carrier answer/ })
  await expect(filing.getByLabel('Claim number')).toHaveValue('CA-55-901')
  await filing.getByRole('button', { name: 'File' }).click()
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Claim acknowledged')).toBeVisible()
  await expect(page.getByText('CA-55-901').first()).toBeVisible()
  const deadlines = page.getByRole('list', { name: 'Deadlines' })
  await expect(deadlines.getByRole('listitem').filter({ hasText: 'Carrier’s acknowledgment' })).toContainText('Done')
})
