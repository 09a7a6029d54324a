import type { Locator, Page } from '@playwright/test'
import { dayFrom } from '../../harness/days.ts'
import { answer, expectSaved } from '../../harness/application-steps.ts'
import { expect } from './empty-server.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })

export const typed = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`
export const renewsOn = dayFrom(20)

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** An application that the client fills and staff mark as done. */
export async function fillApplication(fay: Page, vera: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/applications')
  await fay.getByRole('button', { name: 'Add application' }).first().click()
  const form = dialog(fay, 'Add application')
  await form.getByLabel('Form').selectOption('applicant-information')
  await form.getByLabel('Year').fill(renewsOn.slice(0, 4))
  await form.getByRole('button', { name: 'Add application' }).click()
  await expect(form).toBeHidden()
  const table = vera.getByRole('table', { name: 'Applications' })
  await vera.goto('/TUCKAHOE/applications')
  await table.getByRole('link').first().click()
  await answer(vera, 'Federal Employer Identification Number (FEIN)', '54-5550177')
  await expectSaved(vera)
  await fay.goto(new URL(vera.url()).pathname)
  await fay.getByRole('button', { name: 'Mark done' }).click()
  await fay.getByRole('button', { name: 'Mark done (agent will complete)' }).click()
  await expect(fay.getByText('This application is done. Its answers are final.')).toBeVisible()
}

/** A loss run of both policies, with its one loss. */
export async function enterLosses(fay: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/loss-runs')
  await fay.getByRole('radio', { name: 'Received' }).check()
  await fay.getByRole('button', { name: 'Add a loss run' }).click()
  const run = dialog(fay, 'Add a loss run')
  await run.getByLabel('Carrier').selectOption('Blue Ridge Mutual')
  for (const policy of await run.getByRole('checkbox').all()) await policy.check()
  await run.getByLabel('File').setInputFiles(pdfFile('run.pdf'))
  await run.getByLabel('Valuation date').fill(typed(dayFrom(0)))
  await run.getByLabel('Number of claims').fill('1')
  await run.getByLabel('Paid').fill('120,000')
  await run.getByRole('button', { name: 'Save' }).click()
  await expect(run).toBeHidden()
  await fay.getByRole('button', { name: 'Add loss' }).first().click()
  const loss = dialog(fay, 'Add loss')
  await loss.getByLabel('Claim number').fill('C-1')
  await loss.getByLabel('Date of loss').fill(typed(dayFrom(-100)))
  await loss.getByLabel('Cause').selectOption('Slip, trip, or fall')
  await loss.getByLabel('Paid indemnity').fill('120,000')
  await loss.getByRole('button', { name: 'Save' }).click()
  await expect(loss).toBeHidden()
  await expect(fay.getByRole('table', { name: 'Losses', exact: true })).toContainText('$120,000')
}

/** The mod as its worksheet prints it, which the client sees confirmed. */
export async function enterMod(fay: Page, vera: Page): Promise<void> {
  await fay.goto('/TUCKAHOE/experience')
  await fay.getByRole('button', { name: 'Enter worksheet' }).first().click()
  const form = dialog(fay, 'Enter worksheet')
  await form.getByLabel('Rating date').fill(typed(renewsOn))
  const printed = {
    State: 'NV',
    'Published mod': '0.72',
    'Split point': '18,500',
    'Weighting value (W)': '0.1',
    'Ballast value (B)': '20,000',
    'Medical-only claims count': '0.3',
    'Manual premium': '100,000',
  }
  for (const [field, value] of Object.entries(printed)) await form.getByLabel(field).fill(value)
  const one = form.getByRole('group', { name: 'Class 1' })
  await one.getByLabel('Policy year').selectOption(dayFrom(20, -3))
  await one.getByLabel('Payroll', { exact: true }).fill('1,000,000')
  const rates = { 'Class code': '5403', ELR: '3', 'D-ratio': '0.4' }
  for (const [field, value] of Object.entries(rates)) await one.getByLabel(field).fill(value)
  await form.getByRole('button', { name: 'Save worksheet' }).click()
  await expect(form).toBeHidden()
  await vera.goto('/TUCKAHOE/experience')
  await expect(vera.getByText('The published mod matches the worksheet.')).toBeVisible()
}
