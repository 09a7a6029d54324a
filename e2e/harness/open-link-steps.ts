import type { PortalClient } from './portal-client.ts'

const answered = async (answer: { ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }) => {
  if (!answer.ok()) throw new Error(await answer.text())
  // oxlint-disable-next-line typescript/no-explicit-any -- steps look into answers of every shape
  return (await answer.json()) as any
}

/** A published form of two questions, one of them required; returns its id. */
export async function smallForm(
  admin: PortalClient,
  { title, purpose }: { readonly title: string; readonly purpose: 'APPLICATION' | 'QUESTIONNAIRE' },
): Promise<string> {
  const draft = { name: `${title} ${crypto.randomUUID()}`, title, edition: '2026-01', purpose }
  const { formId } = await answered(await admin.http.post('/api/forms', { data: draft }))
  const path = `/api/forms/${formId}/layout`
  const questions = [
    { key: 'yard', kind: 'text', label: 'Where is the yard?', required: true },
    { key: 'remark', kind: 'longText', label: 'Anything else?' },
    { key: 'proof', kind: 'file', label: 'Proof of ownership' },
  ]
  const layout = { pages: [{ key: 'main', title: 'Main', sections: [{ key: 'basics', title: 'Basics', questions }] }] }
  const { draftVersion } = await answered(await admin.http.get(path))
  const saved = await answered(await admin.http.put(path, { data: { layout, draftVersion } }))
  await answered(await admin.http.post(`${path}/versions`, { data: { draftVersion: saved.draftVersion } }))
  return formId
}

/** An application of a form; returns its id. */
export async function addApplication(staff: PortalClient, account: string, formId: string): Promise<string> {
  const data = { formId, policyType: 'AUTO', year: '2031' }
  return (await answered(await staff.http.post(`/api/accounts/${account}/apps`, { data }))).id
}
