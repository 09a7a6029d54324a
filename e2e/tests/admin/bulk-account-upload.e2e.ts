import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

const file = [
  'Insured Name,Key,Lines,Manager,First name,Last name,Email,Invite',
  'Wharf Street Bakery,WHARFBAKE,General Liability,manager@harbor.test,Wes,Hart,wes@wharfbakery.test,Y',
  'Wharf Street Boats,ACME,Property,manager@harbor.test,,,,',
  'Wharf Street Coffee,,Property,manager@harbor.test,,,,',
].join('\n')

test('an administrator uploads accounts, fixes the columns, creates them and undoes it', async ({
  page,
  signIn,
  mailTo,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/bulk-account-upload' })
  await page.getByLabel('Upload accounts to').selectOption('HARBOR')
  await expect(page.getByRole('link', { name: 'Excel template' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  const buffer = Buffer.from(file)
  await page.getByLabel('Accounts file').setInputFiles({ name: 'wharf.csv', mimeType: 'text/csv', buffer })

  const rows = page.getByRole('table', { name: 'Rows of the file' })
  await expect(rows.getByRole('row', { name: 'Wharf Street Boats' })).toContainText(
    'B3 Key: The code ACME is in use. Choose another one.',
  )
  await expect(rows.getByRole('row', { name: 'Wharf Street Coffee' })).toContainText('B4 Key: Enter an account code')
  await expect(page.getByRole('button', { name: 'Create 1 account' })).toBeVisible()
  await page.getByLabel('Legal name').selectOption('Not in the file')
  await expect(page.getByRole('button', { name: 'No row is ready' })).toBeDisabled()
  await page.getByLabel('Legal name').selectOption('Insured Name')
  await page.getByLabel('Suggest account codes').check()
  await expect(rows.getByRole('row', { name: 'Wharf Street Coffee' })).toContainText('Ready')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await page.getByRole('button', { name: 'Create 2 accounts' }).click()
  await expect(rows.getByRole('link', { name: 'WHARFBAKE' })).toBeVisible()
  await expect(rows.getByRole('row', { name: 'Wharf Street Boats' })).toContainText('Has errors')
  expect((await mailTo('wes@wharfbakery.test')).subject).toContain('Wharf Street Bakery')
  await expect(page.getByRole('table', { name: 'Uploads' }).getByRole('row', { name: 'wharf.csv' })).toContainText(
    '2 created, 1 with errors',
  )

  await page.getByRole('button', { name: 'Undo upload…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo upload' }).click()
  await expect(rows.getByRole('row', { name: 'Wharf Street Bakery' })).toContainText('Archived')
  await expect(page.getByRole('button', { name: 'Undo upload…' })).toBeHidden()
  expect(await errorsOfAxe(page)).toEqual([])
})
