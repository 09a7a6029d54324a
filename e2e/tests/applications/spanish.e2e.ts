import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { addApplication, smallForm } from '../../harness/open-link-steps.ts'

test('a guest whose browser reads Spanish fills a shared form, and can switch to English', async ({
  server,
  client,
  otherBrowser,
  mailTo,
}) => {
  const formId = await smallForm(await client('admin@portico.test'), { title: 'Yard survey', purpose: 'APPLICATION' })
  const staff = await client('manager@harbor.test')
  const applicationIds = [await addApplication(staff, 'ACME', formId)]
  const recipientEmail = `ana.${crypto.randomUUID()}@elsewhere.test`
  const data = { applicationIds, recipientName: 'Ana Ruiz', recipientEmail, pin: null }
  expect((await staff.http.post('/api/accounts/ACME/open-links', { data })).ok()).toBe(true)
  const { link = '' } = await mailTo(recipientEmail)

  const guest = await otherBrowser({ locale: 'es-MX', viewport: { width: 375, height: 800 } })
  await guest.goto(new URL(link, server.origin).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: 'Formularios por completar' })).toBeVisible()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'es')
  expect(await errorsOfAxe(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Empezar' }).click()
  await expect(guest.getByText(/^Lo que escriba y adjunte aquí se comparte con Acme Builders Group/)).toBeVisible()
  await guest.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await expect(guest.getByText('0 de 1 respuestas obligatorias')).toBeVisible()
  await expect.poll(() => overflow(guest, 320)).toBe(0)
  await guest.getByRole('link', { name: 'Empezar Yard survey' }).click()
  await expect(guest.getByText(/^Las preguntas están en inglés/)).toBeVisible()
  await guest.getByRole('textbox', { name: 'Where is the yard?' }).fill('Norte')
  await guest.getByRole('button', { name: 'English' }).click()
  await expect(guest.getByRole('button', { name: 'I’m done' })).toBeVisible()
  await expect(guest.getByRole('textbox', { name: 'Where is the yard?' })).toHaveValue('Norte')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  await guest.reload()
  await expect(guest.getByText('In progress')).toBeVisible()
})

test('a guest registers in Spanish; what is wrong is said in Spanish, and what was typed stays', async ({
  otherBrowser,
  watch,
}) => {
  watch.expectErrorResponse('/open/invitations/')
  const guest = await otherBrowser({ locale: 'es-ES' })
  await guest.goto('/pre-register')
  await guest.getByLabel('Correo electrónico').fill('ana')
  await guest.getByRole('button', { name: 'Registrarse' }).click()
  await expect(guest.getByText('debe ser un correo electrónico válido.')).toBeVisible()
  await expect(guest.getByText('El nombre es obligatorio')).toBeVisible()
  await guest.getByRole('button', { name: 'English' }).click()
  await expect(guest.getByText('First name is required')).toBeVisible()
  await expect(guest.getByLabel('Email')).toHaveValue('ana')
  await guest.getByRole('button', { name: 'Español' }).click()
  expect(await errorsOfAxe(guest)).toEqual([])
  await guest.goto(`/invite/${crypto.randomUUID()}`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Esta invitación no se puede usar' })).toBeVisible()
})
