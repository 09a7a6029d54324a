import type { Locator, Page } from '@playwright/test'
import { dayFrom } from '../../harness/days.ts'
import { sendToWizard } from '../../harness/import-steps.ts'
import { codeSent, newestMail } from '../../harness/outbox.ts'
import { linkOf } from '../../harness/people-steps.ts'
import type { ServerProcess } from '../../harness/server-process.ts'
import { expect } from './empty-server.ts'
import { dialog, pdfFile, renewsOn, typed } from './first-records.ts'

const line = 'General Liability'
const carrier = 'Granite Mutual'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The policies that expire, one of them with its limits. */
export async function enterPolicies(fay: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/policy-admin')
  await addPolicy(fay, 'Workers Comp', { 'Policy number': 'WC-1', Premium: '10,000' })
  await addPolicy(fay, line, { 'Policy number': 'GL-1', Premium: '20,000' })
  await fay.getByRole('row', { name: 'GL-1' }).getByRole('link').first().click()
  await fay.getByRole('button', { name: 'Enter coverages' }).click()
  const sheet = dialog(fay, 'Edit coverages')
  await sheet.getByRole('group', { name: 'Each occurrence' }).getByLabel('Limit').fill('1,000,000')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fay.getByRole('table', { name: 'Coverages' })).toContainText('$1,000,000')
}

async function addPolicy(fay: Page, type: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await fay.getByRole('button', { name: 'Add policy' }).first().click()
  const form = dialog(fay, 'Add policy')
  await form.getByLabel(/^Type/).selectOption({ label: type })
  await form.getByLabel('Carrier').fill('Blue Ridge Mutual')
  await form.getByLabel('Effective date').fill(typed(dayFrom(20, -1)))
  await form.getByLabel('Expiration date').fill(typed(renewsOn))
  for (const [field, value] of Object.entries(fields)) await form.getByLabel(field).fill(value)
  await form.getByRole('button', { name: 'Add policy' }).click()
  await expect(form).toBeHidden()
}

/** A schedule from a file, whose tax number the client sees again. */
export async function importSchedule(fay: Page, vera: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/schedules/named-insured/import')
  const rows = ['Name,Entity type,First named,FEIN', '"Tuckahoe Steel & Fabrication, Inc.",Corporation,Y,54-5550177']
  await sendToWizard(fay, 'insureds.csv', rows.join('\n'))
  await expect(fay.getByLabel('Column for FEIN')).toHaveValue('fein')
  await fay.getByRole('button', { name: 'Check rows' }).click()
  await fay.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(fay.getByRole('heading', { name: 'Imported: insureds.csv' })).toBeVisible()
  await vera.goto('/TUCKAHOE/schedules/named-insured')
  await expect(vera.getByText('54-5550177')).toBeVisible()
}

/** Starts the renewal on its page, and says that its sections are done. */
export async function startRenewal(fay: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/renewal')
  await fay
    .getByRole('button', { name: /^Start/ })
    .first()
    .click()
  const start = dialog(fay, 'Start a renewal')
  await start.getByLabel('Effective date of the new term').fill(typed(renewsOn))
  await start.getByRole('button', { name: 'Start', exact: true }).click()
  await fay.getByRole('link', { name: '2 lines to renew' }).click()
  // The requested coverage is in a part that is folded.
  await expect(fay.getByLabel('Limit')).toHaveValue(/^\$?1,000,000$/)
  await fay.goto('/TUCKAHOE/renewal')
  await fay.getByRole('button', { name: 'More for financials' }).click()
  await fay.getByRole('menuitem', { name: 'Not applicable' }).click()
  await expect(card(fay, 'Financials').getByText('Not applicable', { exact: true })).toBeVisible()
  for (const section of ['Company profile', 'Schedules', 'Applications', 'Loss runs', 'Experience mod'])
    await markComplete(fay, card(fay, section))
}

async function markComplete(fay: Page, section: Locator): Promise<void> {
  await section.getByRole('button', { name: /^Mark complete/ }).click()
  const why = dialog(fay, 'Mark complete anyway?')
  const isComplete = section.getByText('Complete', { exact: true })
  await expect(why.or(isComplete)).toBeVisible()
  if (await why.isVisible()) {
    await why.getByLabel('Reason').fill('The carriers know the rest')
    await why.getByRole('button', { name: 'Mark complete' }).click()
  }
  await expect(isComplete).toBeVisible()
}

/** The client signs and submits; the brokerage has no Advisor, so the account manager gets it. */
export async function submit(vera: Page): Promise<void> {
  await vera.goto('/TUCKAHOE/renewal')
  await vera.getByRole('link', { name: 'Submit', exact: true }).first().click()
  await vera.getByLabel(/^Fay Lake/).check()
  await vera.getByLabel('Your title').fill('Chief Financial Officer')
  await vera.getByLabel('I attest to this').check()
  const warnings = vera.getByRole('group', { name: 'Warnings I have reviewed' }).getByRole('checkbox')
  for (const warning of await warnings.all()) await warning.check()
  await vera.getByRole('button', { name: 'Sign and submit' }).click()
  await expect(vera.getByText(/Your confirmation number is TUCKAHOE-\d{8}-1/)).toBeVisible()
}

/** Opens the dialog that adds a quote, with its carrier and status. */
async function addQuote(fay: Page, to: string, by: string, status: string): Promise<Locator> {
  await card(fay, to).getByRole('button', { name: 'Add quote' }).click()
  const form = fay.getByRole('dialog')
  await form.getByLabel('Carrier').fill(by)
  await form.getByLabel('Status').selectOption(status)
  return form
}

async function choose(fay: Page, item: string): Promise<void> {
  await fay.getByRole('button', { name: `More for ${carrier}` }).click()
  await fay.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The brokerage emails the packet to an underwriter, who downloads it; the market grid shows both. */
export async function market(fay: Page, underwriter: Page, server: ServerProcess): Promise<void> {
  await fay.goto('/TUCKAHOE/internal-quote-review')
  const form = await addQuote(fay, line, carrier, 'Submitted')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await fay.getByRole('button', { name: 'Email packet…' }).click()
  const sending = dialog(fay, 'Email packet to markets')
  const granite = sending.getByRole('group', { name: `${carrier}, ${line}` })
  await granite.getByLabel('Underwriter').fill('Una Underwriter')
  await granite.getByLabel('Email').fill('una@granite.test')
  await sending.getByRole('button', { name: 'Email packet' }).click()
  await expect(sending).toBeHidden()

  await underwriter.goto(linkOf(await newestMail(server, 'una@granite.test', 1)))
  const asking = () => underwriter.getByRole('button', { name: 'Email me a code' }).click()
  await underwriter.getByLabel('Verification code').fill(await codeSent(server, /^una@granite/, asking))
  await underwriter.getByRole('button', { name: 'Open' }).click()
  const [download] = await Promise.all([
    underwriter.waitForEvent('download'),
    underwriter.getByRole('link', { name: /^Download packet/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await fay.reload()
  await expect(card(fay, line).getByText('1 download')).toBeVisible()
}

/** The market answers one line, which the client accepts; the other is not renewed. */
export async function quoteAndDecide(fay: Page, vera: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/internal-quote-review')
  const declination = await addQuote(fay, 'Workers Comp', 'Blue Ridge Mutual', 'Declined')
  await declination.getByLabel('Carrier’s reason for declining').fill('Class of business')
  await declination.getByRole('button', { name: 'Save' }).click()
  await expect(declination).toBeHidden()
  await expect(card(fay, 'Workers Comp').getByText('Class of business')).toBeVisible()
  await choose(fay, 'Edit')
  const form = dialog(fay, `Edit ${carrier}`)
  const amounts = { Premium: '24,000', Taxes: '600', Fees: '150', Total: '24,750' }
  for (const [field, amount] of Object.entries(amounts)) await form.getByLabel(field).fill(amount)
  await form.getByRole('group', { name: 'Each occurrence' }).getByLabel('Limit').fill('1,000,000')
  await form.getByLabel('Quote expires').fill(typed(dayFrom(15)))
  await form.getByLabel('Bindable').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await choose(fay, 'Change status')
  await fay.getByRole('dialog').getByLabel('New status').selectOption('Quoted')
  await fay.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(fay.getByRole('dialog')).toBeHidden()
  await fay.getByRole('button', { name: 'Show to client…' }).click()
  const publish = dialog(fay, 'Show to client')
  await publish.getByLabel(`${carrier}, ${line}`).check()
  await publish.getByRole('button', { name: 'Show to client' }).click()
  await expect(publish).toBeHidden()

  await vera.goto('/TUCKAHOE/quote-review')
  await expect(vera.getByRole('row', { name: /^Each occurrence/ })).toContainText('Same')
  await card(vera, line).getByRole('button', { name: 'Accept…' }).first().click()
  await dialog(vera, `Accept ${carrier}`)
    .getByRole('button', { name: /^Accept for/ })
    .click()
  await expect(vera.getByRole('row', { name: /^Your decision/ })).toContainText('by Vera Stone')
}

/** The order, the carrier's confirmation, and the policy compared with what was bound. */
export async function bind(fay: Page, vera: Page): Promise<void> {
  const name = `${line}: ${carrier}`
  await vera.goto('/TUCKAHOE/bind-decision')
  await card(vera, name).getByRole('button', { name: 'Request to bind' }).click()
  const order = dialog(vera, `Request to bind with ${carrier}`)
  await order.getByLabel('Signature').fill(await order.getByLabel('Your name').inputValue())
  await order.getByLabel('Your title').fill('Chief Financial Officer')
  await order.getByLabel(/^I am authorized to purchase insurance/).check()
  await order.getByRole('button', { name: 'Sign and request to bind' }).click()
  await expect(order).toBeHidden()

  await fay.goto('/TUCKAHOE/bind-decision')
  const ours = card(fay, name)
  await ours.getByRole('button', { name: 'Confirm bound' }).click()
  const confirm = dialog(fay, 'Confirm bound')
  await confirm.getByLabel('Carrier’s reference').fill('GM-2031')
  await confirm.getByLabel('Confirmed by (at the carrier)').fill('Una Underwriter')
  await confirm.getByRole('button', { name: 'Confirm bound' }).click()
  await expect(confirm).toBeHidden()
  await ours.getByRole('button', { name: 'Policy received' }).click()
  const store = dialog(fay, 'Policy received')
  await store.getByLabel('Policy file').setInputFiles(pdfFile('policy.pdf'))
  await store.getByRole('button', { name: 'Save policy' }).click()
  await ours.getByRole('button', { name: 'Enter the policy' }).click()
  const sheet = dialog(fay, 'Policy as issued')
  await sheet.getByLabel('Policy number').fill('GL-2')
  await sheet.getByRole('button', { name: 'Compare' }).click()
  await ours.getByRole('button', { name: 'Policy checked' }).click()
  await expect(ours.getByText(/^Checked by/)).toBeVisible()
}

/** The renewal is at its end, and the next one begins with the policy that it brought. */
export async function startNextYear(fay: Page, vera: Page): Promise<void> {
  await vera.goto('/TUCKAHOE/coverage-summary')
  await vera.goto('/TUCKAHOE/policy-admin')
  await expect(vera.getByRole('row', { name: 'GL-2' })).toBeVisible()
  await fay.goto('/TUCKAHOE/renewal')
  await fay.getByRole('button', { name: 'More for this renewal' }).click()
  await fay.getByRole('menuitem', { name: 'Start another renewal…' }).click()
  const start = dialog(fay, 'Start a renewal')
  await start.getByLabel('Effective date of the new term').fill(typed(dayFrom(20, 1)))
  await start.getByRole('button', { name: 'Start', exact: true }).click()
  await fay.getByRole('link', { name: '1 line to renew' }).click()
  await expect(fay.getByText('GL-2').first()).toBeVisible()
  // Its limit, which the requested coverage starts from, is in a part that is folded.
  await expect(fay.getByText('Expiring: $1,000,000')).toBeAttached()
}
