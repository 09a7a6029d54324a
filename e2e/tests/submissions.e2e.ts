import { codeSent, messagesOf } from '../harness/outbox.ts'
import { expect, withOwnServer } from '../harness/own-server.ts'
import { readyRenewal } from '../harness/submission-steps.ts'

const test = withOwnServer()

const neutral = 'This link is not valid or has expired. Ask the sender for a new one.'

test('the insured signs and submits, the advisor is told and takes the packet by the mailed link', async ({
  page,
  server,
  signIn,
  client,
  otherBrowser,
  watch,
}) => {
  const { http } = await client('manager@harbor.test')
  const { id: cycleId } = await readyRenewal(http, 'ACME')
  const advisor = await otherBrowser()
  const hears = advisor.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(advisor, 'advisor@harbor.test', { path: '/ACME/account/notifications' })
  await hears

  await signIn(page, 'owner@acme.test', { path: '/ACME/submit-to-advisor' })
  await expect(page.getByText('This renewal is not ready to submit.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign and submit' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Term' }).selectOption(cycleId)
  await expect(page.getByText('This renewal is ready to submit', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Elena Castillo')
  await expect(page.getByLabel('Your title')).toHaveValue('Chief Financial Officer')
  const sign = page.getByRole('button', { name: 'Sign and submit' })
  await sign.click()
  await expect(page.getByText('Choose at least one recipient')).toBeVisible()
  await expect(page.getByText('Select this box to submit')).toBeVisible()
  await page.getByLabel('Nora Whitfield, Advisor').check()
  await page.getByLabel('I attest to this').check()
  watch.expectErrorResponse(`/api/accounts/ACME/renewals/${cycleId}/submissions`)
  await sign.click()
  await expect(page.getByText('Review each warning and select its box.')).toBeVisible()
  const remarks = page.getByRole('group', { name: 'Warnings I have reviewed' }).getByRole('checkbox')
  for (const remark of await remarks.all()) await remark.check()
  await page.getByLabel('Note to your advisor (optional)').fill('Please market the auto line widely.')
  await sign.click()
  await expect(page.getByText(/Your confirmation number is ACME-\d{8}-1/)).toBeVisible()
  await expect(advisor.getByText('Elena Castillo submitted the renewal of', { exact: false }).first()).toBeVisible()

  const entry = page.getByRole('list', { name: 'Submissions', exact: true })
  await expect(entry.getByRole('link', { name: /^Download packet/ })).toBeVisible()
  const mailed = () => messagesOf(server).find(({ link }) => link?.includes('/submission-download/'))
  await expect.poll(mailed).toBeDefined()
  const { link = '', to } = mailed()!
  expect(to).toBe('advisor@harbor.test')
  const path = new URL(link, server.origin).pathname
  const outside = await otherBrowser({ viewport: { width: 390, height: 844 } })
  await outside.goto(path)
  await expect(outside.getByRole('heading', { level: 1, name: 'A submission is ready for you' })).toBeVisible()
  const code = await codeSent(server, /^advisor@harbor/, () =>
    outside.getByRole('button', { name: 'Email me a code' }).click(),
  )
  await outside.getByLabel('Verification code').fill(code)
  await outside.getByRole('button', { name: 'Open' }).click()
  await expect(outside.getByRole('heading', { level: 1, name: /^Submission of Acme Builders Group/ })).toBeVisible()
  const taken = outside.waitForEvent('download')
  await outside.getByRole('link', { name: /^Download packet/ }).click()
  expect((await taken).suggestedFilename()).toMatch(/^Acme Builders Group.*ACME-\d{8}-1\.zip$/)
  await expect(outside.getByText('19', { exact: true })).toBeVisible()
  expect(await outside.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await expect(page.getByText('Nothing has changed since the last submission', { exact: false })).toBeVisible()
  await expect(sign).toBeDisabled()
  const own = page.getByRole('region', { name: 'Link for Nora Whitfield' })
  await expect(own).toContainText('1 download')
  await own.getByRole('button', { name: 'Show uses of the link for Nora Whitfield' }).click()
  for (const use of ['Packet downloaded', 'Access code verified', 'Code emailed'])
    await expect(own.getByRole('table').getByText(use)).toBeVisible()
  await own.getByRole('button', { name: 'Revoke the link of Nora Whitfield' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(own).toContainText('Revoked')

  watch.expectErrorResponse('/open/submission-downloads/')
  await outside.reload()
  await expect(outside.getByText(neutral)).toBeVisible()
  await outside.goto(`/submission-download/${crypto.randomUUID()}/unknown`)
  await expect(outside.getByText(neutral)).toBeVisible()
})
