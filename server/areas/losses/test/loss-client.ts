import type { LossRun, LossRunOverview, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { expect } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'

export const runsPath = '/api/accounts/ACME/loss-runs'
export const lossesPath = '/api/accounts/ACME/losses'

export async function overviewOf(client: TestClient): Promise<LossRunOverview> {
  const { status, body } = await client.get(runsPath)
  expect(status).toBe(200)
  return body
}

/** The terms of a line, the newest first. */
export async function termsOf(client: TestClient, line: string): Promise<LossRunTerm[]> {
  const { lines } = await overviewOf(client)
  return lines.filter((each) => each.line === line).flatMap(({ cells }) => cells.map(({ term }) => term))
}

const noTotals = { count: 0, paid: 0, reserve: 0, recovered: 0 }

/** What is said of a run that fits the account and its terms. */
export const fieldsOf = (terms: readonly LossRunTerm[], valuationOn: string, more: Record<string, unknown> = {}) => ({
  carrier: terms[0]!.carrier,
  insuredName: 'Acme Builders Group, Inc.',
  policyNumbers: terms.map(({ policyNumber }) => policyNumber).join(', '),
  periodFrom: terms.map(({ from }) => from).toSorted()[0]!,
  periodTo: terms
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!,
  valuationOn,
  policyIds: terms.map(({ policyId }) => policyId),
  totals: noTotals,
  ...more,
})

/** Sends a loss run with its file. */
export const sendRun = (
  client: TestClient,
  fields: Record<string, unknown>,
  { name, bytes }: { name: string; bytes: Uint8Array } = { name: 'run.pdf', bytes: aPdf },
): Promise<TestAnswer> =>
  sendWhole(client, `${runsPath}?${new URLSearchParams({ fields: JSON.stringify(fields) }).toString()}`, {
    name,
    bytes,
  })

export async function aRun(
  client: TestClient,
  fields: Record<string, unknown>,
  file?: { name: string; bytes: Uint8Array },
): Promise<LossRun> {
  const { status, body } = await sendRun(client, fields, file)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const zero = { indemnity: 0, medical: 0, expense: 0 }

/** A loss of a term, with what is paid of it in cents. */
export const aLoss = (
  runId: string,
  { policyId, from }: LossRunTerm,
  claimNumber: string,
  more: Record<string, unknown> = {},
) => ({
  runId,
  policyId,
  claimNumber,
  lossOn: from,
  reportedOn: null,
  claimant: 'Paula Reyes',
  cause: 'FALL',
  description: '',
  status: 'CLOSED',
  paid: { ...zero, indemnity: 120_000 },
  reserve: zero,
  recovered: zero,
  page: null,
  ...more,
})

/** How the Admin of the insured signs. */
export const signature = { signerTitle: 'Chief Financial Officer', signature: 'elena castillo', isAuthorized: true }

/** A request for the loss runs of a line, signed, before it is sent. */
export async function requestDraftOf(client: TestClient, line: string, more: Record<string, unknown> = {}) {
  const terms = await termsOf(client, line)
  return {
    carrier: terms[0]!.carrier,
    carrierEmail: `${crypto.randomUUID()}@carrier.test`,
    state: 'NY',
    policyIds: terms.map(({ policyId }) => policyId),
    signed: signature,
    ...more,
  }
}
