import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { addedSet, vendorsPath } from './test/vendor-client.ts'

const server = useTestServer()
const account = '/api/accounts/ACME'

async function sent(client: TestClient, rows: readonly string[], name = 'vendors.csv') {
  const bytes = Buffer.from(rows.join('\n'))
  const { body: upload } = await client.post(`${account}/uploads`, { name, bytes: bytes.length })
  const octets = { headers: { 'content-type': 'application/octet-stream' } }
  expect((await client.put(`${account}/uploads/${upload.id}?offset=0`, bytes, octets)).status).toBe(200)
  return { id: upload.id as string, ...(await client.post(`${account}/vendor-imports`, { uploadId: upload.id })) }
}

test('adds the vendors of a file, and leaves those on the list unchanged', async () => {
  const owner = await server.signIn('owner@acme.test')
  const set = await addedSet(owner)
  const [one, two] = [`Import ${crypto.randomUUID()}`, `Import ${crypto.randomUUID()}`]
  const head = 'Name,Email,Trade,Requirement set,Spend,EIN'
  const first = await sent(owner, [head, `${one},a@vendor.test,Roofing,${set.name},"$1,200",745550124`])
  expect([first.status, first.body]).toEqual([200, { added: 1, unchanged: 0 }])
  const again = await sent(owner, [head, `${one.toUpperCase()},wrong,,,`, `${two},,,,`])
  expect([again.status, again.body]).toEqual([200, { added: 1, unchanged: 1 }])
  const { body: list } = await owner.get(vendorsPath)
  const records = list.vendors.map(({ record }: { record: object }) => record)
  expect(records).toContainEqual(
    expect.objectContaining({
      name: one,
      email: 'a@vendor.test',
      requirementSetId: set.id,
      spend: 120_000,
      fein: '74-5550124',
    }),
  )
  expect((await auditOf(server, 'vendor', first.id)).map(({ action }) => action)).toEqual(['vendor.import'])
})

test('adds nothing where a cell has an error, and names the cell', async () => {
  const owner = await server.signIn('owner@acme.test')
  const name = `Import ${crypto.randomUUID()}`
  const { status, body } = await sent(owner, [
    'Name,Email,Requirement set',
    `${name},a@vendor.test,`,
    'B,wrong,Missing set',
  ])
  expect([status, Object.keys(body.fields).toSorted(), body.message]).toEqual([
    422,
    ['B3', 'C3'],
    vendorMessages.importRefused(2),
  ])
  const { body: list } = await owner.get(vendorsPath)
  expect(JSON.stringify(list)).not.toContain(name)
})

test('says what is wrong with a file as a whole, and keeps viewers out', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await sent(owner, ['Amount', '1'])).body.fields).toEqual({ file: vendorMessages.noNameColumn })
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.post(`${account}/vendor-imports`, { uploadId: 'x' })).status).toBe(403)
  expect((await owner.post(`${account}/vendor-imports`, { uploadId: crypto.randomUUID() })).status).toBe(404)
})
