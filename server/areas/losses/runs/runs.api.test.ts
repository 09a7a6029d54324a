import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss, LossAnalysis, LossFilePreview } from '@portico/contract/areas/losses/loss.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aLoss, aRun, fieldsOf, lossesPath, overviewOf, runsPath, sendRun, termsOf } from '../test/loss-client.ts'
import { lossRunsProgress } from '../losses.public.ts'

const server = useTestServer()

async function begin(user: string, line = 'UMBRELLA') {
  const client = await server.signIn(user)
  const { today } = await overviewOf(client)
  return { client, today, terms: await termsOf(client, line) }
}

async function addLoss(client: TestClient, loss: Record<string, unknown>): Promise<Loss> {
  const { status, body } = await client.post(lossesPath, loss)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const versionOf = ({ version, ...fields }: LossRun, more: Record<string, unknown> = {}) => ({
  carrier: fields.carrier,
  insuredName: fields.insuredName,
  policyNumbers: fields.policyNumbers,
  periodFrom: fields.periodFrom,
  periodTo: fields.periodTo,
  valuationOn: fields.valuationOn,
  policyIds: fields.terms.map(({ policyId }) => policyId),
  totals: fields.totals,
  acknowledged: fields.acknowledged,
  version,
  ...more,
})

describe('a loss run', () => {
  test('is kept with its file, ages, and can be changed and removed', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    // The renewal under way is 45 days ahead: what counts is how old a loss run will be then.
    const agedOn = addDays(today, 45)
    const run = await aRun(client, fieldsOf(terms, addDays(today, -16)))
    expect(run).toMatchObject({
      age: { agedOn, ageDays: 61, currency: 'AMBER' },
      receivedOn: today,
      isTable: false,
      version: 1,
    })
    expect((await client.get(`/api/documents/ACME/download/${run.documentId}`)).status).toBe(200)
    const cells = (await overviewOf(client)).lines.find(({ line }) => line === 'UMBRELLA')!.cells
    expect(cells.map(({ runId, age }) => [runId, age])).toEqual(cells.map(() => [run.id, run.age]))

    const path = `${runsPath}/${run.id}`
    const changed = await client.put(path, versionOf(run, { valuationOn: addDays(today, -46) }))
    expect(changed.body).toMatchObject({ age: { ageDays: 91, currency: 'RED' }, version: 2 })
    const stale = await client.put(path, versionOf(run))
    expect([stale.status, stale.body.current.version]).toEqual([409, 2])
    expect((await client.delete(`${path}?version=2`)).status).toBe(204)
    expect((await client.get(`${path}/losses`)).status).toBe(404)
    expect((await client.get(`/api/documents/ACME/download/${run.documentId}`)).status).toBe(200)
    expect((await auditOf(server, 'loss-run', run.id)).map(({ action }) => action)).toEqual([
      'loss-run.create',
      'loss-run.update',
      'loss-run.delete',
    ])
  })

  test('that does not fit has to be acknowledged with a reason, finding by finding', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    const misfit = fieldsOf(terms, addDays(today, -1), {
      insuredName: 'Zenith Builders Ltd.',
      policyNumbers: 'OTHER-1',
      periodFrom: addDays(terms.at(-1)!.from, 30),
    })
    const { status, body } = await sendRun(client, misfit)
    expect([status, Object.keys(body.fields)]).toEqual([
      422,
      ['acknowledged.NAME', 'acknowledged.POLICY', 'acknowledged.PERIOD'],
    ])
    const reasons = ['NAME', 'POLICY'].map((finding) => ({ finding, reason: 'Former name of the company' }))
    const partly = await sendRun(client, { ...misfit, acknowledged: reasons })
    expect(Object.keys(partly.body.fields)).toEqual(['acknowledged.PERIOD'])
    const all = [...reasons, { finding: 'PERIOD', reason: 'The carrier took over in that month' }]
    const run = await aRun(client, { ...misfit, acknowledged: all })
    expect(run.acknowledged).toEqual(all)
  })

  test.each([
    [(today: string) => ({ valuationOn: addDays(today, 1) }), { valuationOn: lossMessages.valuationAfterUpload }],
    [() => ({ policyIds: [crypto.randomUUID()] }), { policyIds: lossMessages.termUnknown }],
  ])('is refused: %#', async (more, fields) => {
    const { client, today, terms } = await begin('owner@acme.test')
    const { status, body } = await sendRun(client, fieldsOf(terms, today, more(today)))
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('must be a PDF, Excel, or CSV file', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    const file = { name: 'run.png', bytes: Buffer.from('x') }
    const { status, body } = await sendRun(client, fieldsOf(terms, today), file)
    expect([status, body.fields]).toEqual([422, { file: lossMessages.fileKind }])
  })
})

describe('losses', () => {
  test('are compared with the document; a difference is acknowledged for as long as nothing changes', async () => {
    const { client, today, terms } = await begin('manager@harbor.test')
    const totals = { count: 2, paid: 300_000, reserve: 0, recovered: 0 }
    const run = await aRun(client, fieldsOf(terms, today, { totals }))
    const path = `${runsPath}/${run.id}`
    const first = await addLoss(client, aLoss(run.id, terms[0]!, 'UM-1'))
    const { run: held } = (await client.get(`${path}/losses`)).body as { run: LossRun }
    expect(held.reconciliation.isEqual).toBe(false)
    expect(held.reconciliation.columns.map(({ column, difference }) => [column, difference])).toEqual([
      ['count', 1],
      ['paid', 180_000],
      ['reserve', 0],
      ['recovered', 0],
      ['incurred', 180_000],
    ])
    const acknowledged = await client.post(`${path}/difference`, { reason: 'One claim is illegible', version: 1 })
    expect(acknowledged.body.difference).toEqual({ reason: 'One claim is illegible', by: 'Daniel Okafor' })
    const paid = { indemnity: 180_000, medical: 0, expense: 0 }
    await addLoss(client, aLoss(run.id, terms[0]!, 'UM-2', { paid }))
    const equal = (await client.get(`${path}/losses`)).body.run as LossRun
    expect([equal.difference, equal.reconciliation.isEqual]).toEqual([null, true])
    const needless = await client.post(`${path}/difference`, { reason: 'There is none', version: equal.version })
    expect([needless.status, needless.body.fields]).toEqual([422, { reason: lossMessages.nothingDiffers }])

    const { id, runId: _run, line: _line, year: _year, incurred: _incurred, ...fields } = first
    const own = `${lossesPath}/${id}`
    expect((await client.put(own, { ...fields, status: 'REOPENED' })).body).toMatchObject({
      status: 'REOPENED',
      version: 2,
    })
    expect((await client.put(own, { ...fields, status: 'CLOSED' })).status).toBe(409)
    const twice = await client.put(own, { ...fields, claimNumber: 'um-2', version: 2 })
    expect(twice.body.fields).toEqual({ claimNumber: lossMessages.claimTwice })
    expect((await client.delete(`${own}?version=2`)).status).toBe(204)
    const stored = await auditOf(server, 'loss', id)
    expect(JSON.stringify(stored)).not.toContain(first.claimant)
    expect(stored.map(({ action }) => action)).toEqual(['loss.create', 'loss.update', 'loss.delete'])
  })

  test('fit the terms and the valuation of their run', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    const [newest, before] = terms as [LossRunTerm, LossRunTerm]
    const run = await aRun(client, fieldsOf([newest], today))
    const errorOf = async (loss: Record<string, unknown>) => (await client.post(lossesPath, loss)).body.fields
    expect(await errorOf(aLoss(run.id, before, 'X'))).toEqual({ policyId: lossMessages.notInTerms })
    const late = { lossOn: addDays(today, 1) }
    expect(await errorOf(aLoss(run.id, newest, 'X', late))).toEqual({ lossOn: lossMessages.lossAfterValuation })
    const early = { lossOn: addDays(newest.from, -1) }
    expect(await errorOf(aLoss(run.id, newest, 'X', early))).toEqual({ lossOn: lossMessages.lossOutsideTerm })
    await addLoss(client, aLoss(run.id, newest, 'X-1'))
    expect(await errorOf(aLoss(run.id, newest, 'x-1'))).toEqual({ claimNumber: lossMessages.claimTwice })
    const path = `${runsPath}/${run.id}`
    const without = versionOf(run, { policyIds: [before.policyId], policyNumbers: before.policyNumber })
    const period = { periodFrom: before.from, periodTo: before.to }
    expect((await client.put(path, { ...without, ...period })).body.fields).toEqual({
      policyIds: lossMessages.termHasLosses,
    })
  })

  test('are read from a file with any headings, and nothing of it is lost', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    const [term] = terms as [LossRunTerm]
    const lines = [
      'Loss Run,,,,,,',
      'Our ref,DOL,Claimant Name,Cause of Loss,Status,Total Paid,Still to pay,Subrogation',
      `A-1,${term.from},Ann Lee,Slip and fall,Closed,"$1,250.50",0,`,
      `A-2,${term.from},Bo Day,Rear-end collision,O,100,900,(50)`,
      `A-3,soon,Cy Fox,Hail,Open,10,0,`,
      `A-1,${term.from},Ann Lee,Slip and fall,Closed,10,0,`,
      'Total,,,,,"1,370.50",900,(50)',
    ]
    const file = { name: 'losses.csv', bytes: Buffer.from(lines.join('\n')) }
    const run = await aRun(client, fieldsOf([term], today), file)
    expect(run.isTable).toBe(true)
    const rows = `${runsPath}/${run.id}/rows`
    const blind = (await client.get(rows)).body as LossFilePreview
    expect(blind.columns.claimNumber).toBeNull()
    const columns = { claimNumber: 0, reserveIndemnity: 6 }
    const preview = (await client.get(`${rows}?columns=${encodeURIComponent(JSON.stringify(columns))}`))
      .body as LossFilePreview
    expect(preview.leftOut).toEqual([7])
    expect(preview.rows.map(({ number, errors }) => [number, errors.length])).toEqual([
      [3, 0],
      [4, 0],
      [5, 1],
      [6, 1],
    ])
    const { status, body } = await client.post(rows, { columns })
    expect(status).toBe(200)
    expect(
      (body.losses as Loss[]).toSorted((one, other) => (one.claimNumber < other.claimNumber ? -1 : 1)),
    ).toMatchObject([
      { claimNumber: 'A-1', cause: 'FALL', status: 'CLOSED', incurred: 125_050 },
      { claimNumber: 'A-2', cause: 'VEHICLE', status: 'OPEN', incurred: 95_000 },
    ])
    const again = await client.post(rows, { columns })
    expect([again.status, again.body.fields]).toEqual([422, { file: lossMessages.nothingToImport }])
  })

  test('of a PDF are entered by hand', async () => {
    const { client, today, terms } = await begin('owner@acme.test')
    const run = await aRun(client, fieldsOf(terms, today))
    const { status, body } = await client.get(`${runsPath}/${run.id}/rows`)
    expect([status, body.fields]).toEqual([422, { file: lossMessages.notATable }])
  })
})

describe('the analysis', () => {
  const analysisOf = async (client: TestClient, line: string): Promise<LossAnalysis> =>
    (await client.get(`${lossesPath}/analysis?line=${line}`)).body

  test('adds up the latest valuation of each policy, and sets it against the premium earned', async () => {
    const { client } = await begin('owner@acme.test')
    const analysis = await analysisOf(client, 'WORKERS_COMP')
    const { total, years, byCause, losses, triangle } = analysis
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    expect(total.count).toBe(8)
    for (const parts of [years.map((each) => each.total), byCause.map(({ figures }) => figures), losses])
      expect(sum(parts.map(({ incurred }) => incurred))).toBe(total.incurred)
    expect(total.ratio).toBeCloseTo(total.incurred / total.earned, 10)
    expect(total.termsValued).toBe(total.terms)
    expect(triangle.rows.map(({ year }) => year)).toEqual(years.map(({ year }) => year))
    for (const { year, cells } of triangle.rows)
      expect(cells.findLast((cell) => cell !== null)!.incurred).toBe(
        years.find((each) => each.year === year)!.total.incurred,
      )
  })

  test('shows how all lines developed together, each year at the ages of its policies', async () => {
    const { client } = await begin('owner@acme.test')
    const { triangle, years }: LossAnalysis = (await client.get(`${lossesPath}/analysis`)).body
    expect(triangle.columns.length).toBeGreaterThan(1)
    const diagonal = triangle.rows.map(({ cells }) => cells.findLast((cell) => cell !== null)!)
    expect(diagonal.map(({ incurred }) => incurred)).toEqual(years.map(({ total }) => total.incurred))
    for (const { youngest, age } of diagonal) expect(age - youngest).toBeLessThanOrEqual(6)
  })

  test('sets the claims of a line against what it insures, and says where that is from', async () => {
    const { client } = await begin('owner@acme.test')
    const { exposures, byLine } = await analysisOf(client, 'WORKERS_COMP')
    expect(exposures).toEqual([
      expect.objectContaining({
        line: 'WORKERS_COMP',
        base: 'PAYROLL',
        count: byLine[0]!.figures.count,
        source: 'Payroll of the Work Comp schedule',
      }),
    ])
    const [{ count, years, amount, frequency }] = exposures as [LossAnalysis['exposures'][number]]
    expect(years).toBeGreaterThan(1)
    expect(frequency).toBeCloseTo(count / years / (amount / 100_000_000), 9)
    expect((await analysisOf(client, 'EXCESS_UMBRELLA')).exposures).toEqual([])
  })

  test('has no ratio where nothing is valued', async () => {
    const { client } = await begin('owner@acme.test')
    expect((await analysisOf(client, 'EXCESS_UMBRELLA')).total).toMatchObject({
      count: 0,
      earned: 0,
      ratio: null,
      frequency: null,
      average: null,
    })
  })
})

test('viewers read losses without their claimants, and change nothing', async () => {
  const { client, terms, today } = await begin('viewer@acme.test', 'WORKERS_COMP')
  const { runs, mayChange } = await overviewOf(client)
  expect(mayChange).toBe(false)
  const run = runs.find(({ terms: [first] }) => first?.line === 'WORKERS_COMP')!
  const read = (await client.get(`${runsPath}/${run.id}/losses`)).body.losses as Loss[]
  const { large } = (await client.get(`${lossesPath}/analysis`)).body as LossAnalysis
  expect(new Set([...read, ...large].map(({ claimant }) => claimant))).toEqual(new Set(['•••', '']))
  expect((await client.get(`${runsPath}/${run.id}/rows`)).status).toBe(403)
  expect((await sendRun(client, fieldsOf(terms, today))).status).toBe(403)
  expect((await client.post(lossesPath, aLoss(run.id, terms[0]!, 'V-1'))).status).toBe(403)
})

test('what another account has is not found', async () => {
  const { client: acme } = await begin('owner@acme.test')
  const [run] = (await overviewOf(acme)).runs
  const ridge = await server.signIn('owner@ridge.test')
  const path = `/api/accounts/RIDGE/loss-runs/${run!.id}`
  expect((await ridge.get(`${path}/losses`)).status).toBe(404)
  expect((await ridge.post(`${path}/difference`, { reason: 'Not mine at all', version: 1 })).status).toBe(404)
})

test('a renewal hears what is missing, what does not add up, and what is old', async () => {
  const { database } = server.running.platform
  const { client, today } = await begin('owner@acme.test')
  const progress = await database.read({ account: 'ACME' }, (tx) => lossRunsProgress(tx, 'ACME', addDays(today, 45)))
  const { lines } = await overviewOf(client)
  const cells = lines.flatMap((line) => line.cells)
  const there = cells.filter(({ runId }) => runId !== null).length
  expect(progress.percent).toBe(Math.floor((there * 100) / cells.length))
  expect(progress.parts.map(({ name }) => name)).toContain('Timberline Employers Workers Comp')
  expect(progress.blockers.filter(({ isHard }) => isHard).map(({ text }) => text)).toEqual([
    expect.stringMatching(/no loss run yet$/),
    expect.stringMatching(/not match the document$/),
  ])
  expect(progress.blockers.every(({ link }) => link === '/ACME/loss-runs')).toBe(true)
  const none = await database.read({ account: 'RIDGE' }, (tx) => lossRunsProgress(tx, 'RIDGE', addDays(today, 30)))
  expect(none).toMatchObject({ percent: 0, changed: null })
})
