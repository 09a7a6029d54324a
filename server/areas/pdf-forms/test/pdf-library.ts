import type { PdfFormAdded } from '@portico/contract/areas/pdf-forms/pdf-form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { expect } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'
import { sendWhole } from '../../documents/test/sample-files.ts'
import { sql } from 'kysely'
import type { TestServer } from '../../../app/test/test-server.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { samplePdf } from './sample-pdf.ts'

/** Sends a PDF to a library as a form, under a name of its own unless one is said. */
export function sendPdf(
  client: TestClient,
  bytes: Uint8Array,
  { path = '/api/pdf-forms', ...draft }: Readonly<Record<string, string>> & { path?: string } = {},
): Promise<TestAnswer> {
  const name = `PDF ${crypto.randomUUID()}`
  const query = new URLSearchParams({ name, title: 'A PDF to fill', edition: '2026-01', ...draft })
  return sendWhole(client, `${path}?${query.toString()}`, { name: 'form.pdf', bytes })
}

/** A PDF form of the global library, published with what is changed of its first layout. */
export async function publishedPdfForm(
  admin: TestClient,
  change: (layout: Layout) => Layout = (layout) => layout,
): Promise<string> {
  const added = await sendPdf(admin, await samplePdf())
  expect([added.status, added.body.message]).toEqual([201, undefined])
  const { formId } = (added.body as PdfFormAdded).form
  const path = `/api/forms/${formId}/layout`
  const { layout, draftVersion } = (await admin.get(path)).body
  const saved = await admin.put(path, { layout: change(layout), draftVersion })
  expect([saved.status, saved.body.errors]).toEqual([200, []])
  const published = await admin.post(`${path}/versions`, { draftVersion: saved.body.draftVersion })
  expect([published.status, published.body.message]).toEqual([200, undefined])
  return formId
}

/** Puts other bytes in the store where the pages of a form are kept, as nobody but an intruder does. */
export async function replacePdf({ running }: TestServer, formId: string, bytes: Uint8Array): Promise<void> {
  const { database, files } = running.platform
  const { rows } = await database.read('system', (tx) =>
    sql<{ key: string }>`select file_key as key from pdf_forms where form_id = ${formId}`.execute(tx.db),
  )
  await files.put(rows[0]!.key, streamed(bytes))
}
