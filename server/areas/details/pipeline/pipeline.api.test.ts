import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()

test('staff say how far they are with a prospect and where it came from; the insured never see it', async () => {
  const account = await anAccount(server)
  const path = `/api/accounts/${account}/details/pipeline`
  const staff = await server.signIn('advisor@harbor.test')
  const owner = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
  expect((await staff.get(path)).body).toEqual({ stage: 'NEW', source: null, version: 0 })

  const first = await staff.put(path, { stage: 'CONTACTED', source: 'REFERRAL', version: 0 })
  expect([first.status, first.body]).toEqual([200, { stage: 'CONTACTED', source: 'REFERRAL', version: 1 }])
  const second = await staff.put(path, { stage: 'LOST', source: null, version: 1 })
  expect(second.body).toEqual({ stage: 'LOST', source: null, version: 2 })
  for (const version of [0, 1]) {
    const late = await staff.put(path, { stage: 'NEW', source: null, version })
    expect([late.status, late.body.current]).toEqual([409, second.body])
  }
  const unknown = await staff.put(path, { stage: 'WON', source: null, version: 2 })
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['stage']])

  expect((await owner.get(path)).status).toBe(403)
  expect((await owner.put(path, { stage: 'NEW', source: null, version: 2 })).status).toBe(403)
  const { body } = await owner.get(`/api/accounts/${account}/activity`)
  expect(JSON.stringify(body)).not.toContain('LOST')
  expect((await auditOf(server, 'pipeline', account)).map(({ after }) => after)).toEqual([
    { stage: 'CONTACTED', source: 'REFERRAL' },
    { stage: 'LOST', source: null },
  ])
})
