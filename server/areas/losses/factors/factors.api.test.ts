import { selectedFactorMessages } from '@portico/contract/areas/losses/development/selected-factors.messages.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()
let account = ''
let staff: TestClient

beforeAll(async () => {
  account = await anAccount(server)
  staff = await server.signIn('advisor@harbor.test')
})

const selection = { factors: [{ age: 12, factor: 1.35 }], trend: 3, basis: 'Industry table, 2026 edition' }
const path = (line: string) => `/api/accounts/${account}/losses/factors/${line}`
const analysisOf = async (line?: string): Promise<LossAnalysis> =>
  (await staff.get(`/api/accounts/${account}/losses/analysis${line === undefined ? '' : `?line=${line}`}`)).body

test('factors are kept by line, with their basis and who selected them', async () => {
  expect((await analysisOf('AUTO')).selected).toBeNull()
  const { status, body } = await staff.put(path('AUTO'), { ...selection, version: 0 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...selection, line: 'AUTO', savedBy: 'Nora Whitfield', version: 1 })
  expect((await analysisOf('AUTO')).selected).toEqual(body)
  expect((await analysisOf('GENERAL_LIABILITY')).selected).toBeNull()
  expect((await analysisOf()).selected).toBeNull()
  expect((await auditOf(server, 'loss-factors', 'AUTO')).at(-1)).toMatchObject({ action: 'loss-factors.save' })
})

test('a stale save is refused with the factors as they are, the first of two as well', async () => {
  const first = await staff.put(path('CYBER'), { ...selection, version: 0 })
  const again = await staff.put(path('CYBER'), { ...selection, trend: 1, version: 0 })
  expect([again.status, again.body.current]).toEqual([409, first.body])
  const changed = await staff.put(path('CYBER'), { ...selection, trend: 1, version: 1 })
  expect(changed.body).toMatchObject({ trend: 1, version: 2 })
  expect((await staff.put(path('CYBER'), { ...selection, version: 1 })).status).toBe(409)
})

test.each([
  ['no basis', { basis: ' ' }, { basis: selectedFactorMessages.basisRequired }],
  [
    'a factor out of range',
    { factors: [{ age: 12, factor: 0 }] },
    { 'factors.0.factor': selectedFactorMessages.factor },
  ],
  [
    'an age twice',
    { factors: [...selection.factors, ...selection.factors] },
    { factors: selectedFactorMessages.ageTwice },
  ],
  ['a trend out of range', { trend: 51 }, { trend: selectedFactorMessages.trend }],
])('%s is refused at its field', async (_, change, fields) => {
  const { status, body } = await staff.put(path('CRIME'), { ...selection, ...change, version: 0 })
  expect([status, body.fields]).toEqual([422, fields])
})

test('an unknown line is refused, a reader is refused, and a foreign brokerage finds nothing', async () => {
  const sent = { ...selection, version: 0 }
  expect((await staff.put(path('NONE'), sent)).status).toBe(422)
  const viewer = await aPerson(server, { account, role: 'INS_PARTNER', permissions: ['OP_READ_LOSS_RUNS'] })
  const { status, body } = await (await viewer.signIn()).put(path('CRIME'), sent)
  expect([status, body.message]).toEqual([403, lossMessages.onlyReads])
  expect((await (await server.signIn('advisor@summit.test')).put(path('CRIME'), sent)).status).toBe(404)
})
