import type { AnswerEdit, ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import type { LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'

type SectionDraft = LayoutDraft['pages'][number]['sections'][number]

/** A published form of the global library with one page of these sections; answers its id. */
export async function publishedForm(server: TestServer, sections: SectionDraft[]): Promise<string> {
  const admin = await server.signIn('admin@portico.test')
  const name = `Form ${crypto.randomUUID()}`
  const made = await admin.post('/api/forms', { name, title: name, edition: '2026-01' })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  const path = `/api/forms/${made.body.formId}/layout`
  const layout = { pages: [{ key: 'main', title: 'Main', sections }] }
  const { draftVersion } = (await admin.get(path)).body
  const saved = await admin.put(path, { layout, draftVersion })
  expect([saved.status, saved.body.errors]).toEqual([200, []])
  const published = await admin.post(`${path}/versions`, { draftVersion: saved.body.draftVersion })
  expect([published.status, published.body.message]).toEqual([200, undefined])
  return made.body.formId
}

/** What the tests ask: mapped and unmapped questions, a repeating section, a calculation. */
export const sampleSections: SectionDraft[] = [
  {
    key: 'business',
    title: 'Business',
    questions: [
      { key: 'legalName', kind: 'text', label: 'Legal name', fact: 'legalName' },
      { key: 'website', kind: 'webAddress', label: 'Website', fact: 'website' },
      { key: 'sales', kind: 'money', label: 'Sales', fact: 'annualRevenue' },
      { key: 'fleetNote', kind: 'longText', label: 'About the fleet' },
      { key: 'started', kind: 'date', label: 'Start of work' },
      { key: 'trucks', kind: 'whole', label: 'Trucks' },
      { key: 'trailers', kind: 'whole', label: 'Trailers' },
      { key: 'units', kind: 'calculated', label: 'Units', formula: 'trucks + trailers' },
    ],
  },
  {
    key: 'people',
    title: 'Owners',
    fact: 'owners',
    repeat: { item: 'Owner', most: 3 },
    questions: [{ key: 'person', kind: 'text', label: 'Name', fact: 'ownerName' }],
  },
]

/** One application as one person works on it. */
export class ApplicationClient {
  readonly #client: TestClient
  readonly entry: ApplicationEntry
  readonly base: string

  constructor(client: TestClient, entry: ApplicationEntry, account = 'ACME') {
    this.#client = client
    this.entry = entry
    this.base = `/api/accounts/${account}/apps/${entry.id}`
  }

  /** The same application in other hands. */
  as = (client: TestClient) => new ApplicationClient(client, this.entry, this.base.split('/')[3])

  get = async () => (await this.#client.get(this.base)).body
  answerOf = async (path: string) => (await this.get()).answers[path]
  save = (...edits: Partial<AnswerEdit>[]) =>
    this.#client.put(`${this.base}/answers`, { edits: edits.map((edit) => ({ version: 0, ...edit })) })
  done = (body: object = {}) =>
    this.#client.post(this.base.replace('/apps/', '/apps/front-end/') + '/digital-done', body)
  undone = () => this.#client.put(`${this.base}/digital-undone`)
  pdf = () => this.#client.get(this.base.replace('/apps/', '/apps/digital/'))
  history = async (path: string) => (await this.#client.get(`${this.base}/answers/history?path=${path}`)).body
}

/** Adds an application of a form as the brokerage does, and opens it as someone. */
export async function addedApplication(
  staff: TestClient,
  formId: string,
  { account = 'ACME', year = '2031', ...more }: Readonly<Record<string, string>> & { account?: string } = {},
): Promise<ApplicationClient> {
  const made = await staff.post(`/api/accounts/${account}/apps`, { formId, policyType: 'AUTO', year, ...more })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return new ApplicationClient(staff, made.body, account)
}
