import { expect, type Locator, type Page } from '@playwright/test'
import { dayFrom } from '../harness/days.ts'
import { test } from '../harness/fixtures.ts'
import type { PortalClient } from '../harness/portal-client.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })
const renewal = '/api/accounts/PROSPER/renewals/current'

/** Has the prospect accept a quote of their own carrier, whatever was decided of the line before; answers the carrier. */
async function acceptQuote(staff: PortalClient, client: PortalClient): Promise<string> {
  const carrier = `Keystone ${crypto.randomUUID().slice(0, 8)}`
  const soon = dayFrom(20)
  const review = (await (await client.http.get(`${renewal}/quotes`)).json()) as {
    lines: { options: { id: string; decision: { choice: string } | null }[] }[]
  }
  for (const { id, decision } of review.lines.flatMap(({ options }) => options))
    if (decision?.choice === 'ACCEPTED') await client.http.delete(`${renewal}/quotes/${id}/decision`)
  const made = await staff.http.post(`${renewal}/market/quotes`, {
    data: {
      line: 'GENERAL_LIABILITY',
      status: 'QUOTED',
      carrier,
      isBindable: true,
      premium: 2_400_000,
      taxes: 60_000,
      fees: 15_000,
      total: 2_475_000,
      expiresOn: soon,
      forms: ['CG 00 01 04 13'],
      coverages: [{ name: 'Each occurrence', limit: 100_000_000, deductible: 500_000 }],
    },
  })
  const { id, version } = (await made.json()) as { id: string; version: number }
  await staff.http.post(`${renewal}/market/publications`, { data: { quotes: [{ id, version, isFirm: true }] } })
  const accepted = await client.http.put(`${renewal}/quotes/${id}/decision`, {
    data: { choice: 'ACCEPTED', publication: 1 },
  })
  expect(accepted.status()).toBe(200)
  return carrier
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const steps = (card: Locator): Locator => card.getByRole('list', { name: 'Progress' })
const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first()

test('from evidence to a checked policy: client and brokerage bind a line', async ({
  page,
  otherBrowser,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/PROSPER/')
  const staff = page
  const carrier = await acceptQuote(await client('manager@harbor.test'), await client('prospect@prosper.test'))
  const insured = await otherBrowser()

  await test.step('the brokerage passes on what the carrier asks for', async () => {
    await signIn(staff, 'manager@harbor.test', { path: '/PROSPER/subjectivities' })
    await staff.getByRole('button', { name: 'Add subjectivity' }).click()
    const form = dialog(staff, 'Add subjectivity')
    await form.getByLabel('Start from').selectOption({ label: 'Signed and dated application' })
    await form.getByLabel('Requirement').fill(`Application signed for ${carrier}`)
    await form.getByLabel('Required by').selectOption({ label: carrier })
    await form.getByRole('button', { name: 'Add subjectivity' }).click()
    await expect(staff.getByText(`Application signed for ${carrier}`)).toBeVisible()
  })

  await test.step('no order while it is open', async () => {
    await signIn(insured, 'prospect@prosper.test', { path: '/PROSPER/bind-decision' })
    const card = insured.getByRole('region', { name: `General Liability: ${carrier}` })
    await expect(card.getByText(`Application signed for ${carrier}`)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Request to bind' })).toHaveCount(0)
    await expect(
      insured.getByText('Coverage is not in effect until the carrier confirms.', { exact: false }),
    ).toBeVisible()
  })

  await test.step('the client sends evidence, the brokerage accepts it', async () => {
    await insured.getByRole('link', { name: 'Go to Subjectivities' }).first().click()
    await insured.getByRole('button', { name: `Send for review: Application signed for ${carrier}` }).click()
    const form = dialog(insured, 'Send for review')
    await form.getByRole('button', { name: 'Send for review' }).click()
    await expect(form.getByText('Add a file or a note explaining how this requirement is met')).toBeVisible()
    await form.getByLabel('File').setInputFiles(file('application.pdf'))
    await form.getByLabel('Note').fill('Signed on every page')
    await form.getByRole('button', { name: 'Send for review' }).click()
    await expect(insured.getByText('In review').first()).toBeVisible()
    await staff.getByRole('button', { name: `Accept: Application signed for ${carrier}` }).click()
    await dialog(staff, 'Accept').getByRole('button', { name: 'Accept' }).click()
    await expect(staff.getByRole('button', { name: `Reopen: Application signed for ${carrier}` })).toBeVisible()
  })

  const name = `General Liability: ${carrier}`
  const theirs = insured.getByRole('region', { name })
  const ours = staff.getByRole('region', { name })

  await test.step('the client signs the order', async () => {
    await signIn(insured, 'prospect@prosper.test', { path: '/PROSPER/bind-decision' })
    await theirs.getByRole('button', { name: 'Request to bind' }).click()
    const form = dialog(insured, `Request to bind with ${carrier}`)
    const signer = await form.getByLabel('Your name').inputValue()
    await form.getByLabel('Payment plan').selectOption({ label: 'Quarterly' })
    await form.getByLabel('Your title').fill('Chief executive')
    await form.getByLabel('Signature').fill('Someone Else')
    await form.getByLabel(/^I am authorized to purchase insurance/).check()
    await form.getByRole('button', { name: 'Sign and request to bind' }).click()
    await expect(form.getByText('Type the name exactly as shown above')).toBeVisible()
    await form.getByLabel('Signature').fill(signer)
    await form.getByRole('button', { name: 'Sign and request to bind' }).click()
    await expect(form).toBeHidden()
    await expect(steps(theirs).getByText('Bind requested')).toHaveAttribute('aria-current', 'step')
  })

  await test.step('the brokerage confirms, and issues a binder', async () => {
    await staff.goto('/PROSPER/bind-decision')
    await ours.getByRole('button', { name: 'Confirm bound' }).click()
    const confirm = dialog(staff, 'Confirm bound')
    await confirm.getByLabel('Carrier’s reference').fill(`REF-${carrier}`)
    await confirm.getByLabel('Confirmed by (at the carrier)').fill('Una Underwriter')
    await confirm.getByRole('button', { name: 'Confirm bound' }).click()
    await expect(steps(ours).getByText('Bound', { exact: true })).toHaveAttribute('aria-current', 'step')
    await ours.getByRole('button', { name: 'Issue binder' }).click()
    await dialog(staff, 'Issue binder').getByRole('button', { name: 'Issue binder' }).click()
    await expect(ours.getByRole('link', { name: 'Binder 1' })).toBeVisible()
    const saving = staff.waitForEvent('download')
    await ours.getByRole('link', { name: 'Binder 1' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^Binder General Liability 1.*\.pdf$/)
  })

  await test.step('the policy is compared with what was bound, and a difference settled', async () => {
    await ours.getByRole('button', { name: 'Policy received' }).click()
    const store = dialog(staff, 'Policy received')
    await store.getByLabel('Policy file').setInputFiles(file('policy.pdf'))
    await store.getByRole('button', { name: 'Save policy' }).click()
    await ours.getByRole('button', { name: 'Enter the policy' }).click()
    const sheet = dialog(staff, 'Policy as issued')
    await sheet.getByLabel('Policy number').fill(`POL-${carrier}`)
    await sheet.getByLabel('Premium').fill('25,000')
    await sheet.getByRole('button', { name: 'Compare' }).click()
    const row = ours.getByRole('row', { name: /^Premium/ })
    await expect(row).toContainText('$24,000')
    await expect(row).toContainText('$25,000')
    await expect(ours.getByRole('button', { name: 'Policy checked' })).toHaveCount(0)
    await row.getByRole('button', { name: 'Accept: Premium' }).click()
    const accept = dialog(staff, 'Accept the discrepancy')
    await accept.getByLabel('Reason for accepting').fill('A truck was added')
    await accept.getByRole('button', { name: 'Accept' }).click()
    await ours.getByRole('button', { name: 'Policy checked' }).click()
    await expect(toast(staff, 'Policy checked')).toBeVisible()
    await expect(ours.getByText(/^Checked by/)).toBeVisible()
    await expect(theirs.getByText('A truck was added')).toBeVisible()
  })
})

test('an Admin changes the authorized signers', async ({ page, signIn, client }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/bind-decision' })
  const card = page.getByRole('region', { name: 'Authorized signers' })
  const person = card.getByRole('checkbox', { disabled: false }).first()
  await person.check()
  await expect(person).toBeEnabled()
  await page.reload()
  await expect(person).toBeChecked()
  const { http } = await client('owner@acme.test')
  expect((await http.put('/api/accounts/ACME/bind-signers', { data: { usernames: [] } })).status()).toBe(204)
})
