import { expect, type Locator, type Page } from '@playwright/test'
import type { PortalClient } from './portal-client.ts'

interface Entry {
  readonly id: string
  readonly status: string
  readonly application: { readonly labelMap: { readonly YEAR: string } }
}

/** An application of ACME that only this test knows, for the year after the last that is done. */
export async function anApplication(
  client: PortalClient,
  formId = 'general-liability',
  policyType = 'GENERAL_LIABILITY',
) {
  const listed = (await (await client.http.get('/api/accounts/ACME/apps')).json()) as readonly Entry[]
  const done = listed
    .filter(({ status }) => status === 'DONE')
    .map(({ application }) => Number(application.labelMap.YEAR))
  const year = String(Math.max(...done) + 1)
  const name = `Application ${crypto.randomUUID().slice(0, 13)}`
  const made = await client.http.post('/api/accounts/ACME/apps', {
    data: { formId, name, policyType, year, carrier: 'Granite Mutual' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as Entry
  return { id, name, year, path: `/ACME/applications/${id}`, calls: `/api/accounts/ACME/apps/${id}` }
}

/** A question's field, not the buttons next to it. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** Types an answer and leaves the field, so that it counts. */
export async function answer(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).blur()
}

/** Waits until every answer is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}
