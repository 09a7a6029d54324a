import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Certificate, CertificatePolicy } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { LivingCertificate } from '@portico/contract/areas/certificates/living-certificate.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { certificateCode, readCode } from './certificate-code.ts'

const server = useTestServer()
const account = '/api/accounts/ACME'
let owner: TestClient
let manager: TestClient
let gl: CertificatePolicy
let holderId: string

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  const holder = { name: 'Pier Nine Owners LLC', street: '9 Pier Road', city: 'Columbus', state: 'OH', zip: '43215' }
  holderId = (await owner.post(`${account}/certificate-holders`, { ...holder, interest: 'CERTIFICATE' })).body.id
  const { policies } = (await owner.get(`${account}/certificate-options`)).body
  gl = policies.find(({ policyType }: CertificatePolicy) => policyType === 'GENERAL_LIABILITY')
})

async function issued(more: object = {}): Promise<Certificate> {
  const request = { holderId, project: 'Pier 9', neededBy: null, policyIds: [gl.id], endorsements: [], limits: [] }
  const draft = await owner.post(`${account}/certificates`, { ...request, operations: '', ...more })
  expect(draft.status).toBe(201)
  const { status, body } = await owner.post(`${account}/certificates/${draft.body.id}/issue`, { version: 1 })
  expect(status).toBe(200)
  return body
}

const codeOf = ({ address }: Certificate): string => /\/c\/(?<code>[^/]+)$/u.exec(address!)!.groups!['code']!
const open = async (code: string) => server.visitor().get(`/open/certificates/${code}`)

/** Replaces what the policy covers, as staff do. */
async function covered(change: (sheet: { coverages: { limit: number | null }[] }) => object): Promise<void> {
  const policy = `${account}/policies/${gl.id}`
  const { body } = await manager.get(policy)
  const { coverages, exclusions, layer, version, forms } = body
  const sheet = { coverages, exclusions, layer, version, forms, ...change({ coverages }) }
  expect((await manager.put(`${policy}/coverages`, sheet)).status).toBe(200)
}

test('whoever holds a certificate sees its status without a login, and nothing that was not on it', async () => {
  const certificate = await issued()
  const { status, body } = await open(codeOf(certificate))
  expect(status).toBe(200)
  const seen = body as LivingCertificate
  expect(seen).toMatchObject({
    number: certificate.number,
    revision: 0,
    standing: 'IN_FORCE',
    holder: 'Pier Nine Owners LLC',
    lines: [{ policyNumber: gl.policyNumber, standing: 'IN_FORCE', changed: [] }],
    branding: { brokerCode: 'HARBOR' },
  })
  const said = JSON.stringify({ ...seen, branding: undefined })
  for (const hidden of [gl.id, certificate.id, holderId, 'premium', 'elena', 'owner@acme.test'])
    expect(said.toLowerCase()).not.toContain(hidden.toLowerCase())
})

test('the account sees how often a certificate was viewed', async () => {
  const certificate = await issued()
  expect(certificate.views.count).toBe(0)
  expect((await server.visitor().post(`/open/certificates/${codeOf(certificate)}/views`, {})).status).toBe(204)
  const { views } = (await owner.get(`${account}/certificates/${certificate.id}`)).body
  expect([views.count, views.lastAt !== null]).toEqual([1, true])
})

test('a code that is on no certificate leads nowhere, whatever is wrong with it', async () => {
  const code = codeOf(await issued())
  for (const wrong of ['x', '000000000000-0', `${code.slice(0, -2)}-7`, `${code}0`]) {
    const { status, body } = await open(wrong)
    expect([status, body.message]).toEqual([404, certificateMessages.unknownCode])
  }
  expect((await open(code.toLowerCase())).status).toBe(200)
  expect((await server.visitor().post('/open/certificates/000000000000-0/views', {})).status).toBe(404)
})

test('attempts with wrong codes are limited', async () => {
  const visitor = server.visitor()
  const guesses = Array.from({ length: 45 }, (_, tried) => visitor.get(`/open/certificates/ABCDEFGHJKMN-${tried}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses).toContain(429)
})

test('a policy change reaches the certificates it affects, and both sides are notified', async () => {
  const certificate = await issued()
  const path = `${account}/certificates/${certificate.id}`
  const standing = async (): Promise<string> => (await owner.get(path)).body.standing
  expect(await standing()).toBe('IN_FORCE')
  await covered(({ coverages }) => ({
    coverages: coverages.map((row, at) => (at === 0 ? { ...row, limit: 50_000_000 } : row)),
  }))
  await expect.poll(standing, { timeout: 20_000 }).toBe('CHANGED')
  await covered(({ coverages }) => ({
    coverages: coverages.map((row, at) => (at === 0 ? { ...row, limit: 100_000_000 } : row)),
  }))
  await expect.poll(standing, { timeout: 20_000 }).toBe('IN_FORCE')
})

test('a superseded certificate says so, and shows what its revision changed', async () => {
  const first = await issued()
  const second = await issued({ revises: first.id, project: 'Pier 10' })
  const seen: LivingCertificate = (await open(codeOf(first))).body
  expect(seen.standing).toBe('SUPERSEDED')
  expect(seen.revisions).toMatchObject([
    { revision: 1, isCurrent: true, differences: [{ what: 'Project', before: 'Pier 9', after: 'Pier 10' }] },
    { revision: 0, isCurrent: false, differences: [] },
  ])
  expect((await open(codeOf(second))).body).toMatchObject({ standing: 'IN_FORCE', revision: 1 })
})

test('a revision keeps its holder', async () => {
  const first = await issued()
  const other = await owner.post(`${account}/certificate-holders`, {
    name: 'Another Owner LLC',
    street: '10 Pier Road',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    interest: 'CERTIFICATE',
  })
  const { status, body } = await owner.post(`${account}/certificates`, {
    ...first.request,
    holderId: other.body.id,
    revises: first.id,
  })
  expect([status, body.fields]).toEqual([422, { holderId: certificateMessages.sameHolder }])
})

test('codes follow from the server’s own key, and are read in any case', () => {
  const code = certificateCode('key', 'series')
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect([certificateCode('other', 'series'), certificateCode('key', 'other')]).not.toContain(code)
  expect(readCode(`${code.toLowerCase()}-3`)).toEqual({ code, revision: 3 })
  expect(readCode(`${code}-x`)).toBeUndefined()
})
