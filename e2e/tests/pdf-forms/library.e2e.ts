import { expect, test } from '../../harness/fixtures.ts'
import { pdfFile } from '../../harness/pdf-files.ts'

test('a PDF becomes a form; what runs in it is left out and said, one that is locked is refused', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/app-library' })
  await page.getByRole('button', { name: 'New form from PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'New form from PDF' })
  const name = `Garage ${crypto.randomUUID().slice(0, 13)}`
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Title').fill('Garage questions')
  await dialog.getByLabel('Edition').fill('2026-01')
  const choose = (buffer: Buffer) =>
    dialog.getByLabel(/^PDF/).setInputFiles({ name: 'garage.pdf', mimeType: 'application/pdf', buffer })
  watch.expectErrorResponse('/api/pdf-forms')
  await choose(pdfFile({ locked: true }))
  await dialog.getByRole('button', { name: 'Add form' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /^This PDF needs a password to open/ })).toBeVisible()

  await choose(pdfFile({ scripted: true, fields: [{ name: 'legalName', at: [60, 680] }] }))
  await dialog.getByRole('button', { name: 'Add form' }).click()
  const told = page.getByRole('dialog', { name: 'The PDF was added without some of its content' })
  await expect(told.getByText('Scripts were removed. Forms never run scripts.')).toBeVisible()
  await told.getByRole('button', { name: 'Show its pages' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Legal name', exact: true })).toBeVisible()
})
