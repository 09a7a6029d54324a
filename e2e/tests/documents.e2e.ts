import { expect, test } from '../harness/fixtures.ts'

/** Four megabytes make a piece: this file goes in three. */
const survey = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000, 'a')])

test('files go up in pieces through a cut connection, get versions, and come back from the trash', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/uploads')
  await signIn(page, 'owner@acme.test', { path: '/ACME/documents' })
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  let isCut = false
  await page.route('**/uploads/*?offset=4194304', (route) => {
    if (isCut) return route.continue()
    isCut = true
    return route.abort('connectionreset')
  })
  const name = `Roof survey ${Date.now()}.pdf`
  const file = { name, mimeType: 'application/pdf', buffer: survey }
  const files = page.getByLabel('Files to upload')
  await files.setInputFiles([file, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('The file contents do not match the file extension.')).toBeVisible()
  await expect(uploads.getByText('Added, 8.6\u00a0MB')).toBeVisible()
  expect(isCut).toBe(true)

  await uploads.getByRole('button', { name: 'Clear finished' }).click()
  await files.setInputFiles(file)
  await uploads.getByRole('button', { name: 'New version' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByText('Version 2')).toBeVisible()

  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: /^Trash/ })
    .click()
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
})

test('several files are dropped on the library at once, where it says that it takes them', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/documents' })
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await expect(folders).toBeVisible()
  const names = ['Gate', 'Crane'].map((word) => `${word} ${crypto.randomUUID()}.txt`)
  const dataTransfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer()
    for (const name of files) transfer.items.add(new File([`About ${name}`], name, { type: 'text/plain' }))
    return transfer
  }, names)
  await folders.dispatchEvent('dragenter', { dataTransfer })
  await expect(page.getByText('Drop to add to Library')).toBeVisible()
  await folders.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('Drop to add to Library')).toHaveCount(0)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText(/^Added, /)).toHaveCount(2)
  for (const name of names) {
    await expect(uploads.getByRole('progressbar', { name })).toHaveAttribute('value', /^[1-9]/)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  }
})

test('a document is renamed, tagged, moved and shared; several come as one archive', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  const ownerFinds = async (name: string) => {
    const answer = await owner.http.get('/api/accounts/ACME/documents', { params: { search: name } })
    return (await answer.json()).documents as { name: string; tags: string[]; folderId: string | null }[]
  }
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/documents' })
  const [first, second] = [`Lift plan ${crypto.randomUUID()}`, `Rigging ${crypto.randomUUID()}`]
  await page.getByLabel('Keep uploads internal').check()
  await page
    .getByLabel('Files to upload')
    .setInputFiles(
      [first, second].map((name) => ({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    )
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row(first).getByText('Internal')).toBeVisible()
  await expect(row(second).getByText('Internal')).toBeVisible()
  expect(await ownerFinds(first)).toEqual([])

  await row(first)
    .getByRole('button', { name: `Actions for ${first}.txt` })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit document' })
  await form.getByLabel('Name').fill(`${first} final.txt`)
  await form.getByLabel('Tags').fill('lifts, 2026')
  await form.getByLabel('Internal').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Document saved')).toBeVisible()
  expect(await ownerFinds(first)).toMatchObject([
    { name: `${first} final.txt`, tags: ['lifts', '2026'], folderId: null },
  ])

  for (const name of [first, second])
    await row(name)
      .getByRole('checkbox', { name: /^Select / })
      .check()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await saving).suggestedFilename()).toBe('ACME documents.zip')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const move = page.getByRole('dialog', { name: 'Move 2 documents' })
  await move.getByLabel('To folder').selectOption({ label: 'Contracts' })
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('2 documents moved')).toBeVisible()
  await expect(row(first)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: /^Contracts/ })
    .click()
  await expect(row(first).getByText('lifts', { exact: true })).toBeVisible()
  await expect(row(second).getByText('Internal')).toBeVisible()
})

test('what the brokerage keeps internal is not there to the insured, and who saw a PDF is told', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/documents' })
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await expect(folders.getByRole('button', { name: /Renewal strategy/ })).toBeVisible()

  const owner = await otherBrowser()
  await signIn(owner, 'owner@acme.test', { path: '/ACME/dashboard/documents' })
  await expect(owner.getByRole('button', { name: 'Granite Mutual Loss Run.pdf', exact: true })).toBeVisible()
  await expect(owner.getByText('Market Strategy Notes.pdf')).toHaveCount(0)
  await expect(owner.getByRole('button', { name: /Renewal strategy/ })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Safety Manual.pdf', exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: 'Safety Manual.pdf' })
  await expect(dialog.getByText(/Page 1\. Safety manual/)).toBeAttached()
  await dialog.getByRole('button', { name: 'Show version 1' }).click()
  await expect(dialog.getByText(/Page 1\. .*Version 1/)).toBeAttached()
  await expect(owner.getByText(/scan/)).toHaveCount(0)

  await expect(page.getByText('No malware scanner is set up, so files are not scanned.')).toBeVisible()
  await folders.getByRole('button', { name: /^Safety/ }).click()
  await page.getByRole('button', { name: 'Safety Manual.pdf', exact: true }).click()
  const seen = page.getByRole('dialog', { name: 'Safety Manual.pdf' }).getByRole('region', { name: 'View history' })
  await expect(
    seen
      .getByText(/viewed, version 1/)
      .or(seen.getByText(/viewed$/))
      .first(),
  ).toBeVisible()
})

test('a folder is renamed on a phone', async ({ otherBrowser, signIn }) => {
  const phone = await otherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(phone, 'owner@acme.test', { path: '/ACME/documents' })
  const name = `Site ${Date.now()}`
  await phone.getByRole('button', { name: 'New folder' }).tap()
  const made = phone.getByRole('dialog', { name: 'New folder' })
  await made.getByLabel('Name').fill(name)
  await made.getByRole('button', { name: 'Save' }).tap()
  await expect(made).toHaveCount(0)

  const field = phone.getByRole('navigation', { name: 'Folders' }).getByLabel('Folder', { exact: true })
  await field.selectOption({ label: name })
  await phone.getByRole('button', { name: `Folder ${name}` }).tap()
  await phone.getByRole('menuitem', { name: 'Rename folder' }).tap()
  const dialog = phone.getByRole('dialog', { name: 'Rename folder' })
  await dialog.getByLabel('Name').fill(`${name} North`)
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(field.locator('option:checked')).toHaveText(`${name} North`)
  await phone.getByRole('button', { name: `Folder ${name} North` }).tap()
  await phone.getByRole('menuitem', { name: 'Delete folder' }).tap()
  await phone
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .tap()
  await expect(field.locator('option', { hasText: name })).toHaveCount(0)
})
