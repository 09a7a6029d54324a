import { api } from '@portico/contract/api.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type Call, methodAndPath } from '@portico/contract/kit/call.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { claimsPath, reportedInjury } from '../areas/claims/test/claim-client.ts'
import { sendWhole, aPdf } from '../areas/documents/test/sample-files.ts'
import { sweep } from '../areas/documents/sweep-documents.ts'
import type { TestAnswer, TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

const server = useTestServer()
const today = server.today()
const calls = Object.entries<Call>(api as never)

/** What must not leave: the name of a document of an injury claim, and an answer that is a medical fact. */
const name = 'quillfeather-scan.pdf'
const physician = 'Dr. Quillfeather'

const library = '/api/accounts/ACME/documents'
const clients: Record<string, TestClient> = {}
const withoutRight = ['user@acme.test', 'viewer@acme.test', 'manager@harbor.test', 'broker-admin@harbor.test']
const withRight = ['owner@acme.test', 'claims@harbor.test']
let claim: Claim
let documentId = ''
let folderId = ''
let cycleId = ''

async function addedFile(client: TestClient, claimId: string, fileName: string): Promise<TestAnswer> {
  const uploads = '/api/accounts/ACME/uploads'
  const { body: upload } = await client.post(uploads, { name: fileName, bytes: aPdf.length })
  const octets = { headers: { 'content-type': 'application/octet-stream' } }
  await client.put(`${uploads}/${upload.id}?offset=0`, aPdf, octets)
  return client.post(`${claimsPath}/${claimId}/files`, { uploadId: upload.id })
}

beforeAll(async () => {
  for (const username of [...withoutRight, ...withRight, 'admin@portico.test'])
    clients[username] = await server.signIn(username)
  // The insured User reports it and adds the file: from then on they see neither.
  claim = await reportedInjury(clients['user@acme.test']!, addDays(today, -2), { physician })
  await addedFile(clients['user@acme.test']!, claim.id, name)
  const { body } = await clients['owner@acme.test']!.get(`${library}?search=quillfeather`)
  documentId = body.documents[0].id
  folderId = body.documents[0].folderId
  cycleId = (await clients['owner@acme.test']!.get('/api/accounts/ACME/renewals')).body[0].id
})

/** What calls need in their address in addition to ids, so that they answer with all they have. */
const queries: Readonly<Record<string, () => string>> = {
  'GET /api/search': () => '?text=quillfeather&account=ACME',
  'GET /api/accounts/{accountId}/documents': () => '?search=quillfeather&limit=200',
  'GET /api/accounts/{accountId}/documents/zip': () => `?ids=${documentId}`,
}

function addressOf(key: string): string {
  const given: Readonly<Record<string, string>> = {
    accountId: 'ACME',
    code: 'ACME',
    brokerCode: 'HARBOR',
    documentId,
    folderId,
    claimId: claim.id,
    cycleId,
  }
  const path = methodAndPath(key).path.replaceAll(/\{(\w+)\}/g, (_, part: string) => given[part] ?? crypto.randomUUID())
  return path + (queries[key]?.() ?? '')
}

const tells = ({ bytes }: TestAnswer): boolean =>
  [documentId, name, physician].some((secret) => bytes.toString('latin1').includes(secret))

/** Calls that answer with something, whatever it is; those that stay open have no end to look at. */
const reading = calls.filter(([key, { responses }]) => {
  return methodAndPath(key).method === 'GET' && responses[200] !== 'event-stream'
})

/** Reads every call of the contract as someone, and names those that tell of the document or the medical fact. */
async function telling(username: string): Promise<string[]> {
  const found: string[] = []
  for (const [key] of reading) {
    const answer = await clients[username]!.get(addressOf(key))
    if (tells(answer)) found.push(key)
  }
  return found
}

describe('a document of an injury claim', () => {
  test.each(['user@acme.test', 'manager@harbor.test', 'admin@portico.test'])(
    'is in no answer of any call to %s, who may not see medical facts',
    async (username) => {
      expect(await telling(username)).toEqual([])
    },
  )

  test.each(withRight)('is there to %s', async (username) => {
    const { body } = await clients[username]!.get(`${library}/${documentId}`)
    expect(body.document).toMatchObject({ name, isMedical: true })
    for (const key of [
      'GET /api/accounts/{accountId}/activity',
      'GET /api/accounts/{accountId}/claims/{claimId}',
      'GET /api/accounts/{accountId}/documents',
      'GET /api/accounts/{accountId}/documents/{documentId}',
      'GET /api/search',
    ])
      expect([key, tells(await clients[username]!.get(addressOf(key)))]).toEqual([key, true])
    expect((await clients[username]!.get(`/api/documents/ACME/download/${documentId}`)).bytes).toEqual(aPdf)
  })
})

/** What each call that is given documents gets. A call of the contract that takes some and is not here fails the test. */
const taking: Readonly<Record<string, (id: string) => { query?: string; body?: unknown }>> = {
  'GET /api/accounts/{accountId}/documents/zip': (id) => ({ query: `?ids=${id}` }),
  'GET /api/accounts/{accountId}/documents/{documentId}': () => ({}),
  'GET /api/accounts/{accountId}/documents/{documentId}/views': () => ({}),
  'GET /api/documents/{accountId}/download/{documentId}': () => ({}),
  'GET /api/documents/{accountId}/preview/{documentId}': () => ({}),
  'PUT /api/accounts/{accountId}/documents/{documentId}': () => ({
    body: { name: 'x.pdf', folderId: null, type: 'CONTRACT', tags: [], isInternal: false, version: 1 },
  }),
  'POST /api/accounts/{accountId}/documents/move': (id) => ({ body: { ids: [id], folderId: null } }),
  'POST /api/accounts/{accountId}/documents/trash': (id) => ({ body: { ids: [id] } }),
  'POST /api/accounts/{accountId}/documents/restore': (id) => ({ body: { ids: [id] } }),
  'POST /api/accounts/{accountId}/conversations': (id) => ({
    body: { ...message(id), subject: 'Scan', topic: 'CLAIM' },
  }),
  'POST /api/accounts/{accountId}/conversations/{conversationId}/messages': (id) => ({ body: message(id) }),
}

const message = (id: string) => ({ text: 'See this', isInternal: false, documentIds: [id] })

/** Calls that name a document of their own record, and never one of the library. */
const ofTheirOwn: ReadonlySet<string> = new Set([
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}',
  // A packet is read by people without the right, so that it has no medical documents, whoever signs it: see below.
  'POST /api/accounts/{accountId}/renewals/{cycleId}/submissions',
])

const takesDocuments = ([key, { body, query }]: [string, Call]): boolean => {
  const inputs = [body, query].flatMap((schema) =>
    schema === undefined
      ? []
      : [JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }))],
  )
  return (
    key.includes('{documentId}') ||
    inputs.some((input) => /"documentIds?"/.test(input) || (key.includes('/documents/') && input.includes('"ids"')))
  )
}

test('each call that takes documents answers about it as about one that does not exist', async () => {
  const keys = calls.filter(takesDocuments).map(([key]) => key)
  expect(keys.filter((key) => !ofTheirOwn.has(key)).toSorted()).toEqual(Object.keys(taking).toSorted())
  const { body: conversation } = await clients['user@acme.test']!.post('/api/accounts/ACME/conversations', {
    ...message(''),
    documentIds: [],
    subject: 'Scan',
    topic: 'CLAIM',
  })
  const ask = async (username: string, key: string, id: string) => {
    const { query = '', body } = taking[key]!(id)
    const { method, path } = methodAndPath(key)
    const address = path
      .replace('{accountId}', 'ACME')
      .replace('{documentId}', id)
      .replace('{conversationId}', conversation.id)
    const answer = await clients[username]!.call(method, address + query, body === undefined ? {} : { body })
    const { requestId: _id, ...said } = answer.body ?? {}
    return { key, status: answer.status, said }
  }
  for (const username of withoutRight)
    for (const key of Object.keys(taking)) {
      const refused = await ask(username, key, documentId)
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused).toEqual(await ask(username, key, crypto.randomUUID()))
    }
})

test('packets for markets have no medical documents, though their signer may see them', async () => {
  const owner = clients['owner@acme.test']!
  await sendWhole(owner, `${library}?type=CONTRACT`, { name: 'open-contract.pdf', bytes: aPdf })
  const { bytes } = await owner.get(`/api/accounts/ACME/renewals/${cycleId}/submission-preview`)
  expect(bytes.toString()).toContain('open-contract.pdf')
  expect(bytes.toString()).not.toContain(name)
})

test('a name that a hidden document has is free to whoever cannot see it', async () => {
  const manager = clients['manager@harbor.test']!
  const { status, body } = await sendWhole(manager, `${library}?folderId=${folderId}&type=CONTRACT`, {
    name,
    bytes: aPdf,
  })
  expect([status, body.name]).toEqual([201, name])
})

test('documents follow their claim: hidden once it tells of an injury, shared again once it does not', async () => {
  const user = clients['user@acme.test']!
  const manager = clients['manager@harbor.test']!
  const drafted = (type: string, answers: object, version: number): Promise<TestAnswer> =>
    user.put(`${claimsPath}/${id}`, { type, policyId: null, answers, triage: null, version })
  const { body: begun } = await user.post(claimsPath, { type: 'GENERAL_LIABILITY' })
  const { id } = begun
  await addedFile(user, id, 'follows.pdf')
  const seen = async (client: TestClient) =>
    (await client.get(`${library}?search=follows`)).body.documents.map((each: { name: string }) => each.name)
  expect(await seen(manager)).toEqual(['follows.pdf'])
  const { body: hurt } = await drafted('WORK_COMP', { bodyPart: 'Knee' }, begun.version)
  expect([await seen(manager), await seen(user)]).toEqual([[], ['follows.pdf']])
  // Someone who does not see it takes its name: shared again, both have names of their own.
  const at = (await user.get(`${library}?search=follows`)).body.documents[0].folderId
  expect(
    (await sendWhole(manager, `${library}?folderId=${at}&type=CONTRACT`, { name: 'follows.pdf', bytes: aPdf })).status,
  ).toBe(201)
  const { body: shared } = await drafted('PROPERTY', { what: 'A pipe burst.' }, hurt.version)
  expect((await seen(manager)).toSorted()).toEqual([expect.stringMatching(/^follows [0-9a-f]{6}\.pdf$/), 'follows.pdf'])
  await drafted('GENERAL_LIABILITY', { injuries: 'A broken arm' }, shared.version)
  expect(await seen(manager)).toEqual(['follows.pdf'])
})

test('a notice with medical facts leaves for carriers’ addresses on file, unless its sender may see them', async () => {
  const send = (username: string, to: string) => clients[username]!.post(`${claimsPath}/${claim.id}/notices`, { to })
  const refused = await send('manager@harbor.test', 'me@elsewhere.test')
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['to']])
  const admin = clients['broker-admin@harbor.test']!
  const contact = { carrier: 'Quill Casualty', email: 'claims@quill.test', hotline: '' }
  expect((await admin.post('/api/brokerages/HARBOR/carrier-claims-contacts', contact)).status).toBe(201)
  expect((await send('manager@harbor.test', 'claims@quill.test')).status).toBe(200)
  expect((await send('claims@harbor.test', 'desk@elsewhere.test')).status).toBe(200)
})

test('opening one, and reading the medical facts of a claim, is recorded; the record is kept after the document is gone', async () => {
  const owner = clients['owner@acme.test']!
  await owner.get(`${claimsPath}/${claim.id}`)
  await owner.get(`${claimsPath}/${claim.id}`)
  const { body: added } = await addedFile(owner, claim.id, 'purged-scan.pdf')
  const purged = added.files.find((file: { name: string }) => file.name === 'purged-scan.pdf').documentId
  await owner.get(`/api/documents/ACME/download/${purged}`)
  const actions = async (client: TestClient, kind: string, id: string) =>
    (await client.get(`/api/accounts/ACME/activity?kind=${kind}&limit=200`)).body.items
      .filter((entry: { subject: { id: string } }) => entry.subject.id === id)
      .map((entry: { action: string }) => entry.action)
  expect(
    (await actions(owner, 'claim', claim.id)).filter((each: string) => each === 'claim.read-medical'),
  ).toHaveLength(2)
  expect(await actions(owner, 'document', purged)).toEqual(['document.download', 'document.add'])
  await owner.post(`${library}/trash`, { ids: [purged] })
  server.clock.advance(31 * 86_400_000)
  await sweep(server.running.platform)
  expect(await actions(await server.signIn('owner@acme.test'), 'document', purged)).toContain('document.purge')
  expect(await actions(await server.signIn('manager@harbor.test'), 'document', purged)).toEqual([])
})
