import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim, ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import type { LedgerOverview } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import type { Loss, LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aLoss, aRun, fieldsOf, lossesPath, runsPath, termsOf } from '../../losses/test/loss-client.ts'
import { claimsPath as path, reportedInjury } from '../test/claim-client.ts'

const server = useTestServer()
const today = server.today()
const only = (indemnity: number) => ({ indemnity, medical: 0, expense: 0 })
let owner: TestClient
let claims: TestClient
let term: LossRunTerm

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  claims = await server.signIn('claims@harbor.test')
  term = (await termsOf(owner, 'WORKERS_COMP'))[0]!
})

/** A loss run of the current term with one loss. */
async function aValuedLoss(valuedOn: string, number: string, more: Record<string, unknown>) {
  const run = await aRun(owner, fieldsOf([term], valuedOn))
  const { status, body } = await owner.post(lossesPath, aLoss(run.id, term, number, { status: 'OPEN', ...more }))
  expect([status, body.fields]).toEqual([201, undefined])
  return { run, loss: body as Loss }
}

const read = async (client: TestClient, id: string): Promise<Claim> => (await client.get(`${path}/${id}`)).body
const analysis = async (client: TestClient): Promise<LossAnalysis> =>
  (await client.get(`${lossesPath}/analysis?line=WORKERS_COMP`)).body
const overview = async (client: TestClient): Promise<LedgerOverview> =>
  (await client.get('/api/accounts/ACME/claim-ledger')).body
let count = 0
const aNumber = () => `LEDGER-${(count += 1)}`
const aDay = () => addDays(term.from, 100 + 8 * count)

async function link(claim: Claim, lossId: string): Promise<Claim> {
  const { status, body } = await claims.put(`${path}/${claim.id}/loss`, { lossId, version: claim.version })
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}

test('proposes the loss of a claim, links it once confirmed, and shows both with the same figures', async () => {
  const number = aNumber()
  const lossOn = aDay()
  const { run, loss } = await aValuedLoss(addDays(today, -60), number, { lossOn, reserve: only(500_000) })
  const claim = await reportedInjury(owner, addDays(lossOn, 1))
  expect(claim.valued).toBeNull()
  expect(claim.ledger?.proposals).toMatchObject([{ by: 'DETAILS', loss: { id: loss.id, claimNumber: number } }])
  expect((await overview(claims)).items).toContainEqual(
    expect.objectContaining({ kind: 'PROPOSAL', claimId: claim.id, lossNumber: number }),
  )
  const body = { lossId: loss.id, version: claim.version }
  expect((await owner.put(`${path}/${claim.id}/loss`, body)).status).toBe(403)
  const linked = await link(claim, loss.id)
  expect(linked).toMatchObject({ claimNumber: number, valued: { incurred: 620_000, source: 'LOSS_RUN' } })
  // The report is not open yet, as the loss run has it: that waits for someone.
  expect(linked.ledger?.update?.fields.filter(({ isSame }) => !isSame).map(({ field }) => field)).toEqual(['status'])
  const { body: list }: { body: ClaimList } = await owner.get(path)
  expect(list.claims.find(({ id }) => id === claim.id)?.valued?.incurred).toBe(620_000)
  const listed = (await owner.get(`${runsPath}/${run.id}/losses`)).body.losses as Loss[]
  expect(listed[0]!.ledger).toMatchObject({ claimId: claim.id, incurred: 620_000 })
  const again = await claims.put(`${path}/${claim.id}/loss`, { lossId: loss.id, version: linked.version })
  expect([again.status, again.body.message]).toEqual([422, claimMessages.linkedAlready])
  const other = await reportedInjury(owner, lossOn)
  const taken = await claims.put(`${path}/${other.id}/loss`, { lossId: loss.id, version: other.version })
  expect([taken.status, taken.body.message]).toEqual([422, claimMessages.lossTaken])
  expect((await auditOf(server, 'claim', claim.id)).map(({ action }) => action)).toContain('claim.link-loss')
})

test('has a newer loss run compared field by field, and changes nothing until someone accepts', async () => {
  const number = aNumber()
  const lossOn = aDay()
  const first = await aValuedLoss(addDays(today, -50), number, { lossOn, reserve: only(500_000) })
  const claim = await link(await reportedInjury(owner, lossOn), first.loss.id)
  const second = await aValuedLoss(addDays(today, -10), number, {
    lossOn,
    status: 'CLOSED',
    paid: only(900_000),
    reserve: only(100_000),
  })
  const before = await read(claims, claim.id)
  expect(before.valued).toMatchObject({ incurred: 620_000, valuationOn: addDays(today, -50) })
  expect(before.ledger?.update).toMatchObject({
    loss: { id: second.loss.id },
    fields: [
      { field: 'claimNumber', isSame: true },
      { field: 'status', claim: 'Reported', run: 'Closed', isSame: false },
      { field: 'paid', claim: '$1,200', run: '$9,000', isSame: false },
      { field: 'reserve', claim: '$5,000', run: '$1,000', isSame: false },
      { field: 'recovered', isSame: true },
    ],
  })
  const counted = (await analysis(owner)).losses.find(({ claimNumber }) => claimNumber === number)
  expect(counted).toMatchObject({ incurred: 620_000, ledger: { ourNumber: claim.ourNumber } })
  expect((await analysis(owner)).valuedByClaims).toBeGreaterThan(0)
  const review = (accept: string[], more: object = {}) =>
    claims.post(`${path}/${claim.id}/loss-reviews`, {
      lossId: second.loss.id,
      lossVersion: second.loss.version,
      accept,
      version: before.version,
      ...more,
    })
  expect((await review(['paid'], { lossId: first.loss.id })).body.message).toBe(claimMessages.lossMoved)
  const { body: partly } = await review(['paid'])
  expect(partly).toMatchObject({
    status: 'REPORTED',
    valued: { incurred: 1_400_000, valuationOn: addDays(today, -10) },
  })
  expect(partly.ledger.update).toBeNull()
  expect(partly.ledger.valuations).toHaveLength(2)
  expect((await review(['paid'])).status).toBe(409)
  const { body: whole } = await review(['status', 'paid', 'reserve', 'recovered', 'claimNumber'], {
    version: partly.version,
  })
  expect(whole).toMatchObject({ status: 'CLOSED', outcome: 'PAID', valued: { incurred: 1_000_000 } })
  const changes = (whole as Claim).entries.filter(({ kind }) => kind === 'STATUS')
  expect(changes.flatMap(({ notified }) => notified)).toContain('Elena Castillo')
  const same = (await analysis(owner)).losses.find(({ claimNumber }) => claimNumber === number)
  expect(same?.incurred).toBe(1_000_000)
})

test('counts what the carrier answered since, once, in the analysis, and what was unlinked as its loss run has it', async () => {
  const number = aNumber()
  const lossOn = aDay()
  const { loss } = await aValuedLoss(addDays(today, -9), number, { lossOn })
  const claim = await link(await reportedInjury(owner, lossOn), loss.id)
  const total = (await analysis(owner)).total
  const valuation = {
    valuedOn: today,
    source: 'CARRIER',
    paid: only(200_000),
    reserve: only(300_000),
    recovered: only(0),
    note: 'By phone. SSN 123-45-6789',
    version: claim.version,
  }
  const late = await claims.post(`${path}/${claim.id}/valuations`, { ...valuation, valuedOn: addDays(today, 2) })
  expect([late.status, late.body.fields]).toEqual([422, { valuedOn: claimMessages.future }])
  const { status, body } = await claims.post(`${path}/${claim.id}/valuations`, valuation)
  expect([status, body.valued]).toMatchObject([200, { incurred: 500_000, source: 'CARRIER' }])
  expect(body.ledger.valuations[0].note).toBe('By phone. SSN ***-**-****')
  const after = (await analysis(owner)).total
  expect([after.count, after.incurred - total.incurred]).toEqual([total.count, 500_000 - 120_000])
  const unlinked = await claims.delete(`${path}/${claim.id}/loss?version=${body.version}`)
  expect([unlinked.status, unlinked.body.ledger.valuations.length]).toEqual([200, 1])
  expect((await analysis(owner)).total.incurred).toBe(total.incurred)
  const none = await claims.delete(`${path}/${claim.id}/loss?version=${unlinked.body.version}`)
  expect([none.status, none.body.message]).toEqual([422, claimMessages.notLinked])
})

test('does not propose a loss again that someone said is another claim', async () => {
  const number = aNumber()
  const lossOn = aDay()
  const { loss } = await aValuedLoss(addDays(today, -8), number, { lossOn })
  const claim = await reportedInjury(owner, lossOn)
  const body = { lossId: loss.id, version: claim.version }
  const declined = await claims.post(`${path}/${claim.id}/declined-losses`, body)
  expect([declined.status, declined.body.ledger.proposals]).toEqual([200, []])
  expect((await overview(claims)).items.filter(({ claimId }) => claimId === claim.id)).toEqual([])
})

test('shows the ledger of one account to nobody else', async () => {
  const claim = await reportedInjury(owner, aDay())
  const ridge = await server.signIn('owner@ridge.test')
  expect((await ridge.get('/api/accounts/ACME/claim-ledger')).status).toBe(404)
  expect((await ridge.get(`${path}/${claim.id}`)).status).toBe(404)
})
