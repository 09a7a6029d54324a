import type { Form, FormAtLevel, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { Layout, type LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import { expect } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'

type SectionDraft = LayoutDraft['pages'][number]['sections'][number]
export type QuestionDraft = SectionDraft['questions'][number]

/** A question by its key, a text unless more is said. */
export const question = (key: string, more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key,
  kind: 'text',
  label: `What about ${key}?`,
  ...more,
})

/** A layout of one page with one section. */
export const layoutOf = (...questions: QuestionDraft[]): Layout =>
  Layout.parse({
    pages: [{ key: 'page1', title: 'Page 1', sections: [{ key: 'basics', title: 'Basics', questions }] }],
  })

/** The keys of the questions of a layout, in their order. */
export const keysIn = ({ pages }: Layout) =>
  pages.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(({ key }) => key)))

export const libraryPath = '/api/forms'
export const brokerPath = (code: string) => `/api/broker-admin/${code}/forms`
export const accountPath = (code: string) => `/api/accounts/${code}/forms`

/** The library of forms at one level, in someone's hands. */
export class FormClient {
  readonly client: TestClient
  readonly #path: string

  constructor(client: TestClient, path: string) {
    this.client = client
    this.#path = path
  }

  async list(): Promise<Form[]> {
    return expected(200, await this.client.get(this.#path))
  }

  async add(draft: Partial<FormDraft> & { readonly name: string }): Promise<Form> {
    return expected(201, await this.tryAdd(draft))
  }

  tryAdd(draft: Partial<FormDraft>): Promise<TestAnswer> {
    return this.client.post(this.#path, { title: 'A form to try', edition: '2026-01', ...draft })
  }

  async show(formId: string): Promise<FormAtLevel> {
    return expected(200, await this.client.get(`${this.#path}/${formId}/layout`))
  }

  /** Saves over whatever stands. */
  async save(formId: string, layout: Layout): Promise<FormAtLevel> {
    const { draftVersion } = await this.show(formId)
    return expected(200, await this.trySave(formId, { layout, draftVersion }))
  }

  trySave(formId: string, sent: unknown): Promise<TestAnswer> {
    return this.client.put(`${this.#path}/${formId}/layout`, sent)
  }

  async publish(formId: string, layout: Layout, note = ''): Promise<FormAtLevel> {
    const { draftVersion } = await this.save(formId, layout)
    return expected(200, await this.tryPublish(formId, { draftVersion, note }))
  }

  tryPublish(formId: string, sent: unknown): Promise<TestAnswer> {
    return this.client.post(`${this.#path}/${formId}/layout/versions`, sent)
  }

  tryRollBack(formId: string, sent: unknown): Promise<TestAnswer> {
    return this.client.post(`${this.#path}/${formId}/layout/rollback`, sent)
  }
}

function expected(status: number, answer: TestAnswer): TestAnswer['body'] {
  expect([answer.status, answer.body.fields]).toEqual([status, undefined])
  return answer.body
}
