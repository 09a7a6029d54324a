import type {
  HolderImport,
  HolderImportRow,
} from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { sendWhole } from '../../documents/test/sample-files.ts'
import { account, addedHolder, issuedCertificate, policyInForce } from '../test/certificate-client.ts'
import { workImport } from './work/work-imports.ts'

const server = useTestServer()
const path = `${account}/certificate-holder-imports`
const headings = 'Holder,Street address,City,State,ZIP,Email,Group,Interest,Wording,Loan number'
let owner: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
})

const unique = () => crypto.randomUUID().slice(0, 8)
const send = (lines: readonly string[], client = owner) =>
  sendWhole(client, path, { name: 'holders.csv', bytes: Buffer.from([headings, ...lines].join('\n')) })
const at = '9 Pier Road,Columbus,OH,43215'

async function begun(lines: readonly string[]): Promise<HolderImport> {
  const { status, body } = await send(lines)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const read = async (id: string): Promise<HolderImport> => (await owner.get(`${path}/${id}`)).body
const rowsOf = async (id: string, query = ''): Promise<HolderImportRow[]> =>
  (await owner.get(`${path}/${id}/rows${query}`)).body.items
const holders = async (): Promise<CertificateHolder[]> =>
  (await owner.get(`${account}/certificate-holders`)).body.holders
const holder = async (id: string) => (await holders()).find((each) => each.id === id)
const named = async (name: string) => (await holders()).filter((each) => each.name === name)

async function done(id: string, step: 'start' | 'undo'): Promise<HolderImport> {
  const { status, body } = await owner.post(`${path}/${id}/${step}`)
  expect([status, body.message]).toEqual([202, undefined])
  const state = step === 'start' ? 'IMPORTED' : 'UNDONE'
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe(state)
  return read(id)
}

test('imports holders, merges what looks like one on the list, names errors by cell, and undoes all of it', async () => {
  const tag = unique()
  const known = await addedHolder(owner, { name: `${tag} Harbor Builders, Inc.`, street: '9 Pier Rd.' })
  const { id, counts } = await begun([
    `${tag} Harbor Builders Incorporated,${at},merged@pier.test,Owners,,,`,
    `${tag} New Lender NA,1 Main Street,Hartford,CT,6103,,Lenders,Mortgagee,,88-1`,
    `${tag} New Lender,1 Main St,Hartford,CT,06103,lender@pier.test,,mortgagee,,88-1`,
    `${tag} Wrong Co,,Columbus,OH,43215,nobody,,Wizard,All risks covered.,`,
  ])
  expect(counts).toMatchObject({ rows: 4, ready: 3, alike: 2, errors: 1 })
  const [first, second, third, wrong] = await rowsOf(id)
  expect(first).toMatchObject({ choice: 'MERGE', like: { street: '9 Pier Rd.' }, likeRow: null, mayAdd: true })
  expect(second).toMatchObject({ choice: 'ADD', like: null, holder: { zip: '06103', groupName: 'Lenders' } })
  expect(third).toMatchObject({ choice: 'MERGE', likeRow: 3, like: { name: `${tag} New Lender NA` } })
  expect(wrong!.errors.map(({ cell, field }) => [cell, field])).toEqual([
    ['B5', 'street'],
    ['F5', 'email'],
    ['H5', 'interest'],
    ['I5', 'wording'],
  ])
  expect(await rowsOf(id, '?show=ALIKE')).toHaveLength(2)
  const after = await done(id, 'start')
  expect(after.counts).toMatchObject({ added: 1, merged: 2, errors: 1 })
  expect(await holder(known)).toMatchObject({
    name: `${tag} Harbor Builders, Inc.`,
    email: 'merged@pier.test',
    groupName: 'Owners',
    version: 2,
  })
  expect(await named(`${tag} New Lender NA`)).toMatchObject([{ email: 'lender@pier.test', interest: 'MORTGAGEE' }])
  const file = await owner.get(`${path}/${id}/failed-rows`)
  expect([file.status, file.headers['content-type']]).toMatchObject([200, expect.stringContaining('spreadsheet')])
  expect((await auditOf(server, 'holder-import', id)).map(({ action }) => action)).toContain('holder-import.finish')
  const undone = await done(id, 'undo')
  expect(undone.counts).toMatchObject({ reversed: 3, left: 0 })
  expect(await holder(known)).toMatchObject({ email: '', groupName: '', version: 3 })
  expect(await named(`${tag} New Lender NA`)).toEqual([])
  expect((await owner.post(`${path}/${id}/undo`)).status).toBe(409)
})

test('a person keeps or adds what looks alike, and the undo leaves what changed since', async () => {
  const tag = unique()
  const known = await addedHolder(owner, { name: `${tag} Pier LLC`, email: 'first@pier.test' })
  const lines = [`${tag} Pier,${at},other@pier.test,,,,`, `"${tag} Pier, L.L.C.",${at},third@pier.test,,,,`]
  const { id } = await begun([...lines, `${tag} PIER LLC,${at},same@pier.test,,,,`])
  const decide = (body: object) => owner.post(`${path}/${id}/decisions`, body)
  expect((await decide({ choice: 'KEEP' })).status).toBe(200)
  expect((await rowsOf(id)).map(({ choice }) => choice)).toEqual(['KEEP', 'KEEP', 'KEEP'])
  expect((await decide({ row: 2, choice: 'ADD' })).status).toBe(200)
  const twice = await decide({ row: 4, choice: 'ADD' })
  expect([twice.status, twice.body.fields]).toEqual([422, { choice: holderImportMessages.sameKey }])
  expect((await decide({ row: 99, choice: 'ADD' })).status).toBe(422)
  const { counts } = await done(id, 'start')
  expect(counts).toMatchObject({ added: 1, merged: 0, kept: 2 })
  expect((await holder(known))?.email).toBe('first@pier.test')
  const [added] = await named(`${tag} Pier`)
  const { id: addedId, version, ...draft } = added!
  await owner.put(`${account}/certificate-holders/${addedId}`, { ...draft, version, attention: 'Claims' })
  expect((await done(id, 'undo')).counts).toMatchObject({ reversed: 0, left: 1 })
  expect((await rowsOf(id, '?show=LEFT'))[0]!.message).toBe(holderImportMessages.changedSince)
})

test('remembers the columns that were chosen for headings, and refuses impossible ones', async () => {
  const bytes = (name: string) =>
    Buffer.from(`Who gets it,Street address,City,State,ZIP,Company\n${name},${at},Internal ${name}`)
  const sent = (name: string) => sendWhole(owner, path, { name: 'own.csv', bytes: bytes(name) })
  const first: HolderImport = (await sent(`Remembered ${unique()}`)).body
  expect(first.columns.name).toBe(5)
  const columns = { ...first.columns, name: 0 }
  const put = (body: object) => owner.put(`${path}/${first.id}/columns`, body)
  expect((await put({ ...columns, city: 0 })).body.fields).toEqual({
    'columns.city': holderImportMessages.matchedTwice,
  })
  expect((await put({ ...columns, email: 30 })).status).toBe(422)
  expect((await put(columns)).body.columns.name).toBe(0)
  await done(first.id, 'start')
  expect((await put(columns)).status).toBe(409)
  const second: HolderImport = (await sent(`Remembered ${unique()}`)).body
  expect(second.columns.name).toBe(0)
  const only = Buffer.from(`Company,Street address,City,State,ZIP\nAlone ${unique()},${at}`)
  const third: HolderImport = (await sendWhole(owner, path, { name: 'only.csv', bytes: only })).body
  expect(third.columns.name).toBe(0)
  expect((await owner.delete(`${path}/${second.id}`)).status).toBe(204)
  expect((await owner.get(`${path}/${second.id}`)).status).toBe(404)
  expect((await owner.get(path)).body.imports.map(({ id }: HolderImport) => id)).toContain(first.id)
})

test('goes on after a crash without adding a holder twice', async () => {
  const tag = unique()
  const { id } = await begun(
    Array.from({ length: 120 }, (_, row) => `${tag} Number ${row} LLC,${row} Pier Road,Columbus,OH,43215`),
  )
  await done(id, 'start')
  const { body } = await owner.get('/api/users/me')
  const job = { account: 'ACME', id, work: 'import', by: body.userId ?? body.id } as const
  await Promise.all([1, 2].map((run) => workImport(server.running.platform, job, { id: `again ${run}` })))
  expect((await holders()).filter(({ name }) => name.startsWith(tag))).toHaveLength(120)
})

test('offers the template, and lets nobody else read or write', async () => {
  const template = await owner.get(`${path}/template?format=CSV`)
  expect([template.status, String(template.body)]).toMatchObject([200, expect.stringContaining('Legal name')])
  const { id } = await begun([`${unique()} Seen LLC,${at}`])
  const viewer = await server.signIn('viewer@acme.test')
  expect((await send([`Viewer LLC,${at}`], viewer)).status).toBe(403)
  expect((await viewer.post(`${path}/${id}/start`)).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(`${path}/${id}`)).status).toBe(404)
  const empty = await sendWhole(owner, path, { name: 'empty.csv', bytes: Buffer.from('A,B\n1,2') })
  expect([empty.status, empty.body.fields]).toEqual([422, { file: holderImportMessages.noHeadings }])
})

test('merges two holders: certificates move, blanks are filled, and a stale merge is refused', async () => {
  const tag = unique()
  const kept = await addedHolder(owner, { name: `${tag} Kept LLC` })
  const mergedId = await addedHolder(owner, { name: `${tag} Other LLC`, email: 'other@pier.test' })
  const gl = await policyInForce(owner, 'GENERAL_LIABILITY')
  const issued = await issuedCertificate(owner, { holderId: mergedId, policyIds: [gl.id] })
  const preview = await owner.get(`${account}/certificate-holders/${kept}/merges/${mergedId}`)
  expect(preview.body.moves).toEqual({ certificates: 1, subscriptions: 0, deliveries: 0, reviews: 0 })
  const merges = `${account}/certificate-holders/${kept}/merges`
  const body = { mergedId, version: 1, mergedVersion: 1, fillsBlanks: true }
  expect((await owner.post(merges, { ...body, mergedVersion: 2 })).status).toBe(409)
  expect((await owner.post(merges, { ...body, mergedId: kept })).status).toBe(422)
  const merged = await owner.post(merges, body)
  expect([merged.status, merged.body]).toMatchObject([200, { id: kept, email: 'other@pier.test', version: 2 }])
  expect(await holder(mergedId)).toBeUndefined()
  const certificate = (await owner.get(`${account}/certificates/${issued.id}`)).body
  expect(certificate.request.holderId).toBe(kept)
  expect(certificate.contents.holder.name).toBe(`${tag} Other LLC`)
  const revised = await issuedCertificate(owner, { holderId: kept, policyIds: [gl.id], revises: issued.id })
  expect(revised.revision).toBe(1)
})
