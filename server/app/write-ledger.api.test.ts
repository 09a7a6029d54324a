import { expect, test } from 'vitest'
import { useTestServer } from './test/test-server.ts'
import { unrecorded, WriteLedger, writingCalls } from './test/write-ledger.ts'

const server = useTestServer()

test('a call that succeeds without an audit row is found out, and one that leaves its row is not', async () => {
  const ledger = new WriteLedger()
  const owner = await server.signIn('owner@acme.test')
  const url = '/api/accounts/ACME/tasks'
  const answer = await owner.post(url, { details: 'Written and recorded' })
  expect(answer.status).toBe(200)
  ledger.saw('POST', url, {}, answer)
  expect(await ledger.unproven(server.running.platform.database)).toEqual([])
  const elsewhere = { ...answer, headers: { 'x-request-id': crypto.randomUUID() } }
  ledger.saw('POST', '/api/accounts/ACME/policies/delete?why=none', {}, elsewhere)
  ledger.saw('GET', url, {}, elsewhere)
  ledger.saw('POST', url, {}, { ...elsewhere, status: 422 })
  expect(await ledger.unproven(server.running.platform.database)).toEqual([
    'POST /api/accounts/{accountId}/policies/delete',
  ])
})

test('what need not leave one is a writing call of the contract', () => {
  expect(writingCalls).toEqual(expect.arrayContaining(Object.keys(unrecorded)))
})
