import type { LookupFound, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { expect } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import { sendWhole } from '../../documents/test/sample-files.ts'

export const editionsPath = '/api/lookup-editions'

/** Searches as someone does who keeps no tables. */
export const searcher =
  (server: TestServer) =>
  async (kind: string, text: string, more = ''): Promise<LookupFound[]> => {
    const client = await server.signIn('owner@acme.test')
    const { status, body } = await client.get(`/api/lookups/${kind}/search?text=${encodeURIComponent(text)}${more}`)
    expect([text, status]).toEqual([text, 200])
    return body
  }

export const codesIn = (found: readonly LookupFound[]) => found.map(({ code }) => code)

/** What is told of a table with its file. */
interface Draft {
  readonly kind?: string
  readonly owner?: string
  readonly edition?: string
  readonly state?: string
  readonly activeFrom?: string
  readonly name?: string
}

/** Sends a table as CSV; its owner is the test's own, so that tests do not meet. */
export function sendTable(
  client: TestClient,
  lines: readonly string[],
  { name = 'classes.csv', ...draft }: Draft,
): Promise<TestAnswer> {
  const told = { kind: 'GL', edition: '1', licence: 'By letter of May 2', activeFrom: '2026-01-01', ...draft }
  const bytes = Buffer.from(lines.join('\n'))
  return sendWhole(client, `${editionsPath}?${new URLSearchParams(told).toString()}`, { name, bytes })
}

/** Sends entries that are read in without a refusal. */
export async function importTable(client: TestClient, lines: readonly string[], draft: Draft): Promise<LookupPreview> {
  const { status, body } = await sendTable(client, ['Code,Description,Other phrases', ...lines], draft)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

/** Puts an edition in force in place of the one that it was compared with. */
export const putInForce = (client: TestClient, { edition, replaces }: Pick<LookupPreview, 'edition' | 'replaces'>) =>
  client.post(`${editionsPath}/${edition.id}/in-force`, { replaces: replaces?.id ?? null })
