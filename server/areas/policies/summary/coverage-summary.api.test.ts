import type { CoverageSummary, CoveredLine } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { aPerson } from '../../people/test/people.builders.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'

const server = useTestServer()

const summaryOf = async (client: TestClient, account = 'ACME'): Promise<CoverageSummary> =>
  (await client.get(`/api/accounts/${account}/coverage-summary`)).body
const lineOf = ({ lines }: CoverageSummary, type: string): CoveredLine =>
  lines.find(({ policy }) => policy.policyType === type)!

test('every policy that covers today stands in it once, with its coverages and where they come from', async () => {
  const owner = await server.signIn('owner@acme.test')
  const summary = await summaryOf(owner)
  const { body: current } = await owner.get('/api/accounts/ACME/policies?term=current')
  const covering = (current as Policy[]).filter(
    ({ status, effectiveDate }) => status !== 'QUOTED' && status !== 'CANCELED' && effectiveDate <= summary.asOf,
  )
  const numbers = (policies: readonly Policy[]) => policies.map(({ policyNumber }) => policyNumber).toSorted()
  expect(numbers(summary.lines.map(({ policy }) => policy))).toEqual(numbers(covering))
  expect(lineOf(summary, 'GENERAL_LIABILITY')).toMatchObject({
    source: 'Policy record',
    coverages: expect.arrayContaining([expect.objectContaining({ name: 'General aggregate', limit: 200_000_000 })]),
    nextAudit: lineOf(summary, 'GENERAL_LIABILITY').policy.expirationDate,
  })
  expect(lineOf(summary, 'UMBRELLA').nextAudit).toBeNull()
  expect(summary.lines.some(({ source, policy }) => source === 'Agency management system' && policy.id === null)).toBe(
    true,
  )
})

test('a rating basis is the total of its schedule, for those who may read schedules', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect(lineOf(await summaryOf(owner), 'WORKERS_COMP').ratingBasis).toMatchObject({
    text: expect.stringMatching(/^\$[\d,]+ payroll$/),
    source: 'Work Comp schedule',
  })
  const person = await aPerson(server, { account: 'ACME' })
  const { items } = (await owner.get(`/api/accounts/ACME/people?search=${person.email}`)).body
  const { role, permissions } = items[0]
  const rights = { role: 'USER', permissions: ['OP_READ_MOD'], was: { role, permissions } }
  expect((await owner.put(`/api/accounts/ACME/people/${person.userId}`, rights)).status).toBe(200)
  const summary = await summaryOf(await person.signIn())
  expect(summary.lines.length).toBeGreaterThan(0)
  expect(summary.lines.every(({ ratingBasis }) => ratingBasis === null)).toBe(true)
})

test('of another account there is none', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get('/api/accounts/RIDGE/coverage-summary')).status).toBe(404)
})

test('the booklet lists the program and each policy, on the letterhead of the brokerage', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { status, bytes } = await owner.get('/api/accounts/ACME/coverage-summary/file')
  expect(status).toBe(200)
  const text = await pdfText(bytes)
  const { lines } = await summaryOf(owner)
  for (const { policy } of lines) expect(text).toContain(policy.policyNumber)
  const mailingAddress = ['1420 W Fulton St', 'Chicago, IL 60607']
  for (const said of ['Harbor & Pine Insurance', 'General aggregate', '$2,000,000', ...mailingAddress])
    expect(text).toContain(said)
  expect((await owner.get('/api/accounts/RIDGE/coverage-summary/file')).status).toBe(404)
})
