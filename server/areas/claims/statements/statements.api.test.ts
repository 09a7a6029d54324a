import type { ClaimStatement } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'
import { reportedInjury } from '../test/claim-client.ts'

const server = useTestServer()
const claimsPath = '/api/accounts/ACME/claims'
let user: TestClient
let claimId = ''

beforeAll(async () => {
  user = await server.signIn('user@acme.test')
  const today = server.today()
  const { body: begun } = await user.post(claimsPath, { type: 'PROPERTY' })
  const answers = {
    lossOn: today,
    location: '400 Dock Street',
    state: 'NY',
    what: 'A pipe burst.',
    cause: 'Water',
    damaged: 'Ceiling',
    contactName: 'Tom Lee',
    contactPhone: '(555) 010-0100',
  }
  const edit = { type: 'PROPERTY', policyId: null, answers, triage: null, version: 1 }
  const { body: saved } = await user.put(`${claimsPath}/${begun.id}`, edit)
  await user.post(`${claimsPath}/${begun.id}/report`, { version: saved.version })
  claimId = begun.id
})

const statementsPath = () => `${claimsPath}/${claimId}/statements`

const ofEmail = (statements: ClaimStatement[], email: string) => statements.find((each) => each.email === email)!

async function asked(more: object = {}, statements = statementsPath()) {
  const email = `w-${crypto.randomUUID()}@elsewhere.test`
  const request = { person: 'Wendy Witness', role: 'WITNESS', email, language: 'en', days: 14, ...more }
  const { status, body } = await user.post(statements, request)
  expect([status, body.fields]).toEqual([201, undefined])
  const [mail] = await messagesTo(server, email)
  const token = /[\w-]{43}/.exec(mail!.link!)![0]
  return { mail: mail!, path: `/open/claim-statements/${token}`, statement: ofEmail(body, email) }
}

const saw = {
  saw: 'Water came through the ceiling. SSN 123-45-6789',
  position: '',
  conditions: '',
  others: '',
  phone: '(555) 010-0188',
}

test('a witness gives a statement by an emailed link, once, and it appears on the claim', async () => {
  const { mail, path } = await asked()
  expect(mail.subject).toBe('Acme Builders Group, Inc. asks for your statement')
  const guest = server.visitor()
  const { body: landing } = await guest.get(path)
  expect(landing).toMatchObject({ company: 'Acme Builders Group, Inc.', person: 'Wendy Witness', isGiven: false })
  expect(JSON.stringify(landing)).not.toMatch(/Dock|pipe|C-\d/)
  const blank = await guest.post(path, { ...saw, saw: ' ' })
  expect([blank.status, blank.body.fields]).toEqual([422, { saw: statementMessages.sawNeeded }])
  expect((await guest.post(path, saw)).status).toBe(204)
  expect((await guest.post(path, saw)).status).toBe(404)
  expect((await guest.get(path)).body.isGiven).toBe(true)
  const claims = await server.signIn('claims@harbor.test')
  const [given] = (await claims.get(statementsPath())).body as ClaimStatement[]
  expect(given).toMatchObject({ state: 'GIVEN', person: 'Wendy Witness', answers: { phone: '(555) 010-0188' } })
  expect(given!.answers!.saw).toBe('Water came through the ceiling. SSN ***-**-****')
  const { body: claim } = await claims.get(`${claimsPath}/${claimId}`)
  expect(claim.entries.map(({ text }: { text: string }) => text)).toContain('Statement received from Wendy Witness')
  expect((await auditOf(server, 'claim', claimId)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['claim-statement.request', 'claim-statement.give']),
  )
})

test('a witness adds photos to a statement, on an injury claim for those alone who may see medical facts', async () => {
  const owner = await server.signIn('owner@acme.test')
  const injury = await reportedInjury(owner, server.today())
  const ofInjury = `${claimsPath}/${injury.id}/statements`
  const places = [await asked(), await asked({}, ofInjury)]
  const guest = server.visitor()
  for (const { path } of places) {
    const sent = await sendWhole(guest, `${path}/files`, { name: 'hallway.pdf', bytes: aPdf })
    expect([sent.status, sent.body]).toEqual([201, { files: 1 }])
    expect((await sendWhole(guest, `${path}/files`, { name: 'tool.exe', bytes: aPdf })).status).toBe(422)
    expect((await guest.post(path, saw)).status).toBe(204)
    expect((await sendWhole(guest, `${path}/files`, { name: 'again.pdf', bytes: aPdf })).body).toEqual({ files: 2 })
  }
  const files = async (client: TestClient, at: string, { statement }: { statement: ClaimStatement }) =>
    ofEmail((await client.get(at)).body, statement.email)
      .files.map(({ name }) => name)
      .toSorted()
  expect(await files(user, statementsPath(), places[0]!)).toEqual(['again.pdf', 'hallway.pdf'])
  expect(await files(owner, ofInjury, places[1]!)).toHaveLength(2)
  expect(await files(user, ofInjury, places[1]!)).toEqual([])
  expect((await user.get('/api/accounts/ACME/documents?search=hallway')).body.total).toBe(1)
  server.clock.advance(3 * 3_600_000)
  user = await server.signIn('user@acme.test')
  expect((await sendWhole(guest, `${places[0]!.path}/files`, { name: 'late.pdf', bytes: aPdf })).status).toBe(404)
})

test('a link stops working once it is revoked or expired, and is emailed in the language of its reader', async () => {
  const { mail, path, statement } = await asked({ language: 'es' })
  expect(mail.subject).toBe('Acme Builders Group, Inc. le pide una declaración')
  const { status, body } = await user.delete(`${statementsPath()}/${statement.id}`)
  expect([status, ofEmail(body, statement.email).state]).toEqual([200, 'REVOKED'])
  const guest = server.visitor()
  const refused = await guest.get(path)
  expect([refused.status, refused.body.message]).toEqual([404, statementMessages.badLink])
  expect((await guest.post(path, saw)).status).toBe(404)
  const later = await asked({ days: 1 })
  server.clock.advance(2 * 86_400_000)
  expect((await guest.get(later.path)).status).toBe(404)
})

test('viewers request no statements and see none; another account’s are not found', async () => {
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(statementsPath())).body).toEqual([])
  const request = { person: 'X', role: 'OTHER', email: 'x@elsewhere.test', language: 'en', days: 1 }
  expect((await viewer.post(statementsPath(), request)).status).toBe(403)
  expect((await (await server.signIn('owner@ridge.test')).get(statementsPath())).status).toBe(404)
})
