import { expect, type Page } from '@playwright/test'
import type { PortalClient } from './portal-client.ts'

interface AtLevel {
  readonly layout: { readonly pages: readonly { readonly sections: readonly SectionOf[] }[] }
  readonly draftVersion: number
  readonly form: { readonly publishedVersion: number | null; readonly hasDraft: boolean }
}

interface SectionOf {
  readonly key: string
  readonly title: string
  readonly questions: readonly { readonly key: string; readonly label: string }[]
}

export const libraryCalls = '/api/forms'
export const harborCalls = '/api/broker-admin/HARBOR/forms'
export const acmeCalls = '/api/accounts/ACME/forms'

/** A layout of one page with two sections. */
export const twoSections = (names: readonly string[], people: readonly string[]) => ({
  pages: [
    {
      key: 'company',
      title: 'Company',
      sections: [
        { key: 'names', title: 'Names', questions: names.map(question) },
        { key: 'people', title: 'People', questions: people.map(question) },
      ],
    },
  ],
})

const question = (label: string) => ({ key: label.toLowerCase().replaceAll(/[^a-z]/g, ''), kind: 'text', label })

/** A form that only this test knows, published at the level that made it. */
export async function aForm(
  client: PortalClient,
  calls: string,
  layout: object,
): Promise<{ formId: string; name: string }> {
  const name = `Form ${crypto.randomUUID().slice(0, 13)}`
  const made = await client.http.post(calls, { data: { name, title: `${name} for clients`, edition: '2026-01' } })
  expect(made.status()).toBe(201)
  const { formId } = (await made.json()) as { formId: string }
  await publish(client, calls, formId, layout)
  return { formId, name }
}

/** A form as a level has it. */
export async function formAt(client: PortalClient, calls: string, formId: string): Promise<AtLevel> {
  const answer = await client.http.get(`${calls}/${formId}/layout`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as AtLevel
}

/** Saves a draft from outside the browser. */
export async function saveDraft(client: PortalClient, calls: string, formId: string, layout: object): Promise<AtLevel> {
  const { draftVersion } = await formAt(client, calls, formId)
  const answer = await client.http.put(`${calls}/${formId}/layout`, { data: { layout, draftVersion } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as AtLevel
}

/** Publishes a layout from outside the browser. */
export async function publish(client: PortalClient, calls: string, formId: string, layout: object): Promise<void> {
  const { draftVersion } = await saveDraft(client, calls, formId, layout)
  const answer = await client.http.post(`${calls}/${formId}/layout/versions`, { data: { draftVersion } })
  expect(answer.status()).toBe(200)
}

/** What a level asks, in its order. */
export async function labelsAt(client: PortalClient, calls: string, formId: string): Promise<string[]> {
  const { layout } = await formAt(client, calls, formId)
  return layout.pages.flatMap(({ sections }) =>
    sections.flatMap(({ questions }) => questions.map(({ label }) => label)),
  )
}

/** Chooses something in the tree of the editor. */
export const choose = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Pages, sections and questions' }).getByRole('button', { name, exact: true }).click()

/** Opens a side of the editor. */
export async function show(page: Page, view: RegExp): Promise<void> {
  const side = page.getByRole('radio', { name: view })
  await side.click()
  await expect(side).toBeChecked()
}

/** Waits until everything that was changed is saved. */
export const expectDraftSaved = (page: Page) => expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
