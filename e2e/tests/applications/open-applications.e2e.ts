import { expect, test } from '../../harness/fixtures.ts'
import { codeSent } from '../../harness/outbox.ts'
import { addApplication, smallForm } from '../../harness/open-link-steps.ts'

const neutral = 'This link is not valid or has expired. Ask the sender for a new one.'

test('someone without a login fills a shared form by PIN, goes on elsewhere by a mailed code, and is done', async ({
  page,
  server,
  signIn,
  client,
  otherBrowser,
  mailTo,
  watch,
}) => {
  const formId = await smallForm(await client('admin@portico.test'), { title: 'Yard survey', purpose: 'APPLICATION' })
  await addApplication(await client('manager@harbor.test'), 'ACME', formId)
  const address = 'ann.outside@elsewhere.test'
  await signIn(page, 'manager@harbor.test', { path: '/ACME/applications' })
  await page.getByRole('button', { name: 'Share by link' }).click()
  await page.getByRole('button', { name: 'New link' }).click()
  const share = page.getByRole('dialog', { name: 'Share by link' })
  await share.getByRole('button', { name: 'Email the link' }).click()
  await expect(share.getByText('Choose an application')).toBeVisible()
  await share.getByLabel('Yard survey 2031').check()
  await share.getByLabel('Name').fill('Ann Outside')
  await share.getByLabel('Email').fill(address)
  await share.getByLabel('PIN (optional)').fill('4711')
  await share.getByRole('button', { name: 'Email the link' }).click()
  const links = page.getByRole('dialog', { name: 'Shared by link' })
  await expect(links.getByRole('region', { name: 'Link for Ann Outside' })).toContainText('Active')

  const { link = '' } = await mailTo(address)
  const path = new URL(link, server.origin).pathname
  const outside = await otherBrowser({ viewport: { width: 390, height: 844 } })
  watch.expectErrorResponse('/open/apps/')
  await outside.goto(path)
  await outside.getByLabel('PIN').fill('0000')
  await outside.getByRole('button', { name: 'Open' }).click()
  await expect(outside.getByText('This PIN is incorrect.')).toBeVisible()
  await outside.getByLabel('PIN').fill('4711')
  await outside.getByRole('button', { name: 'Open' }).click()
  await outside.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(outside.getByRole('heading', { level: 1, name: /^Forms for Acme Builders Group/ })).toBeVisible()
  await outside.getByRole('link', { name: 'Start Yard survey' }).click()
  await outside.getByRole('textbox', { name: 'Anything else?' }).fill('Ask for Joe')
  await outside.getByRole('textbox', { name: 'Anything else?' }).blur()
  await expect(outside.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await expect(outside.getByText('In progress')).toBeVisible()
  await outside.getByRole('button', { name: 'I’m done' }).click()
  const missing = outside.getByRole('dialog', { name: '1 answer is missing' })
  await missing.getByRole('button', { name: /Where is the yard/ }).click()
  expect(await outside.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await outside.getByRole('link', { name: 'All forms' }).click()
  await expect(outside.getByRole('link', { name: 'Continue Yard survey' })).toBeVisible()

  const second = await otherBrowser()
  await second.goto(path)
  const code = await codeSent(server, /^ann\.outside@/, () =>
    second.getByRole('button', { name: 'I do not have a PIN. Email me a code' }).click(),
  )
  await second.getByLabel('Verification code').fill(code)
  await second.getByRole('button', { name: 'Open' }).click()
  await second.getByRole('link', { name: 'Continue Yard survey' }).click()
  await expect(second.getByRole('textbox', { name: 'Anything else?' })).toHaveValue('Ask for Joe')
  await second.getByRole('textbox', { name: 'Where is the yard?' }).fill('東京, north side')
  await second.getByRole('textbox', { name: 'Where is the yard?' }).blur()
  const letters = /^The PDF cannot show some letters in “Where is the yard\?”: /
  await expect(second.getByRole('status').filter({ hasText: letters })).toBeVisible()
  await second.getByLabel('Files: Proof of ownership').setInputFiles({
    name: 'proof.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('It is ours.'),
  })
  await expect(second.getByText('proof.txt')).toBeVisible()
  await second.getByRole('button', { name: 'I’m done' }).click()
  const done = second.getByRole('dialog', { name: 'Yard survey is done' })
  await expect(done.getByText(letters)).toBeVisible()
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(second.getByText('You marked this form as done.', { exact: false })).toBeVisible()
  await second.reload()
  await second.getByRole('button', { name: 'Reopen' }).click()
  await expect(second.getByRole('button', { name: 'I’m done' })).toBeVisible()
  await expect(second.getByText('proof.txt')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Share by link' }).click()
  const entry = links.getByRole('region', { name: 'Link for Ann Outside' })
  await entry.getByRole('button', { name: 'Show uses' }).click()
  for (const use of [
    'Done',
    'Sharing accepted',
    'File added',
    'Code emailed',
    'Answers saved',
    'Wrong PIN, code, or browser',
  ])
    await expect(entry.getByRole('table').getByText(use, { exact: true }).first()).toBeVisible()
  await entry.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(entry).toContainText('Revoked')
  await second.goto(path)
  await expect(second.getByText(neutral)).toBeVisible()
  await second.goto('/o/unknown/applications')
  await expect(second.getByText(neutral)).toBeVisible()
})

test('a prospect submits a questionnaire, once', async ({ server, client, otherBrowser, mailTo, watch }) => {
  const formId = await smallForm(await client('admin@portico.test'), { title: 'First look', purpose: 'QUESTIONNAIRE' })
  const staff = await client('manager@harbor.test')
  const appId = await addApplication(staff, 'PROSPER', formId)
  const recipientEmail = 'pat.prospect@elsewhere.test'
  const data = { applicationIds: [appId], recipientName: 'Pat Prospect', recipientEmail }
  expect((await staff.http.post('/api/accounts/PROSPER/open-links', { data })).status()).toBe(201)
  const { link = '' } = await mailTo(recipientEmail)
  const path = new URL(link, server.origin).pathname
  expect(path).toMatch(new RegExp(`^/prospect-questionnaire/${formId}/`))
  const outside = await otherBrowser()
  await outside.goto(path)
  await outside.getByRole('button', { name: 'Start' }).click()
  await expect(outside.getByText(/is shared with Prosper/)).toBeVisible()
  await outside.getByRole('button', { name: 'Accept and continue' }).click()
  await outside.getByRole('textbox', { name: 'Where is the yard?' }).fill('Behind the plant of 東京')
  await outside.getByRole('button', { name: 'Submit' }).click()
  await outside.getByRole('dialog', { name: 'First look is done' }).getByRole('button', { name: 'OK' }).click()
  await expect(outside.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await outside.reload()
  await expect(outside.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  watch.expectErrorResponse('/open/apps/')
  await outside.goto(path.replace(formId, 'another-form'))
  await expect(outside.getByText(neutral)).toBeVisible()
})
