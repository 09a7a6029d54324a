import { anApplication, expectSaved } from '../../harness/application-steps.ts'
import { aForm, libraryCalls } from '../../harness/form-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { PortalClient } from '../../harness/portal-client.ts'

const columns = [
  { key: 'carrier', label: 'Carrier', kind: 'text', required: true },
  { key: 'paid', label: 'Paid', kind: 'money' },
  { key: 'closed', label: 'Closed', kind: 'yesNo' },
]

const questions = [
  { key: 'site', kind: 'address', label: 'Main site' },
  { key: 'contact', kind: 'person', label: 'Safety manager' },
  { key: 'claims', kind: 'table', label: 'Earlier claims', columns },
  { key: 'crew', kind: 'wcClass', label: 'Class of the crew' },
  { key: 'fleet', kind: 'schedule', label: 'Vehicles', scheduleType: 'AUTO' },
  { key: 'manual', kind: 'file', label: 'Safety manual' },
  { key: 'signed', kind: 'signature', label: 'Signature' },
]

test('an address, a person, rows of a table and a signature are given field by field, and outlive a reload', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await anApplicationOfKinds(client)
  await signIn(page, 'owner@acme.test', { path })
  const site = page.getByRole('group', { name: 'Main site' })
  await site.getByLabel('Street').fill('12 Mill Road')
  await site.getByLabel('City').fill('Austin')
  await site.getByLabel('State').selectOption('TX')
  await site.getByLabel('City').focus()
  await page.getByRole('group', { name: 'Safety manager' }).getByLabel('Name').focus()
  await expect(site.getByText('ZIP code is required')).toBeVisible()
  await site.getByLabel('ZIP code').fill('78701')
  const contact = page.getByRole('group', { name: 'Safety manager' })
  await contact.getByLabel('Name').fill('Ines Duarte')
  await expect(site.getByText('ZIP code is required')).toHaveCount(0)
  await contact.getByLabel('Phone').fill('5125550142')

  const claims = page.getByRole('table', { name: 'Earlier claims' })
  await claims.getByLabel('Paid, row 1').fill('12500')
  await claims.getByLabel('Carrier, row 1').focus()
  await expect(contact.getByLabel('Phone')).toHaveValue('(512) 555-0142')
  await claims.getByLabel('Carrier, row 1').fill('Granite Mutual')
  await claims.getByLabel('Closed, row 1').selectOption('Yes')
  await page.getByRole('button', { name: 'Add row' }).click()
  await claims.getByLabel('Carrier, row 2').fill('Cedar Mutual')
  await claims.getByLabel('Paid, row 2').fill('much')
  const signature = page.getByRole('group', { name: 'Signature' })
  await signature.getByLabel('Name').focus()
  await expect(page.getByText('Row 2, Paid: does not look like a number')).toBeVisible()
  await page.getByRole('button', { name: 'Remove row 2' }).click()
  await expect(claims.getByLabel('Carrier, row 2')).toHaveCount(0)

  await expect(signature.getByText(/has the same legal effect as a handwritten signature/)).toBeVisible()
  await signature.getByLabel('Name').fill('Elena Castillo')
  await signature.getByLabel('Title').fill('Owner')
  await signature.getByLabel('Date').fill('3/2/2026')
  await signature.getByLabel('Date').blur()
  await expect(signature.getByLabel('Date')).toHaveValue('03/02/2026')
  await expectSaved(page)

  await page.reload()
  await expect(site.getByLabel('ZIP code')).toHaveValue('78701')
  await expect(contact.getByLabel('Name')).toHaveValue('Ines Duarte')
  await expect(claims.getByLabel('Paid, row 1')).toHaveValue('$12,500')
  await expect(claims.getByLabel('Closed, row 1')).toHaveValue('Y')
  await expect(signature.getByLabel('Date')).toHaveValue('03/02/2026')
})

test('a class is found by its words, a schedule leads to its rows, and a file goes into the library', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await anApplicationOfKinds(client)
  await signIn(page, 'owner@acme.test', { path })
  const crew = page.getByRole('combobox', { name: 'Class of the crew' })
  await crew.fill('clerical office')
  await page.getByRole('option', { name: /8810/ }).click()
  // Until the list is closed its entry shows the same words.
  await expect(page.getByRole('option', { name: /8810/ })).toHaveCount(0)
  await expect(crew).toHaveValue('8810')
  await expect(page.getByText(/^clerical office/i)).toBeVisible()

  const fleet = page.getByRole('group', { name: 'Vehicles' })
  await expect(fleet.getByRole('link', { name: /schedule, [\d,]+ rows$/ })).toBeVisible()
  await fleet.getByLabel('It is complete and up to date').check()

  const manual = page.getByRole('group', { name: 'Safety manual' })
  const name = `manual-${crypto.randomUUID().slice(0, 8)}.pdf`
  await manual
    .getByLabel('Files: Safety manual')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nmanual') })
  await expect(manual.getByRole('link', { name })).toBeVisible()
  await expectSaved(page)

  await page.reload()
  await expect(crew).toHaveValue('8810')
  await expect(fleet.getByLabel('It is complete and up to date')).toBeChecked()
  const download = page.waitForEvent('download')
  await manual.getByRole('link', { name }).click()
  expect((await download).suggestedFilename()).toBe(name)
  await manual.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(manual.getByRole('link', { name })).toHaveCount(0)
  await expectSaved(page)

  await fleet.getByRole('link', { name: /schedule/ }).click()
  await expect(page).toHaveURL(/\/ACME\/schedules\/auto/)
})

/** An application that asks for every kind of answer with more than one field, or with a list behind it. */
async function anApplicationOfKinds(client: (username: string) => Promise<PortalClient>) {
  const section = { key: 'kinds', title: 'Kinds', questions }
  const layout = { pages: [{ key: 'page', title: 'All kinds', sections: [section] }] }
  const { formId } = await aForm(await client('admin@portico.test'), libraryCalls, layout)
  return anApplication(await client('manager@harbor.test'), formId)
}
