import type { Certificate, CertificateList } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { account, addedHolder, issuedCertificate, policyInForce } from './test/certificate-client.ts'

const server = useTestServer()
const path = `${account}/certificates`
let owner: TestClient
let manager: TestClient
let issued: Certificate[]

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  const { id } = await policyInForce(owner, 'GENERAL_LIABILITY')
  const [first, second] = [
    await addedHolder(owner, { name: 'Zeta Listed Owners LLC' }),
    await addedHolder(owner, { name: 'Alpha Listed Owners LLC' }),
  ]
  issued = []
  const requests = [
    { holderId: first, project: 'Quay 100% wood' },
    { holderId: second, project: 'Quay roof', urgency: 'TODAY' },
    { holderId: first, project: 'Quay lift' },
  ]
  for (const request of requests) {
    issued.push(await issuedCertificate(owner, { policyIds: [id], ...request }))
    server.clock.advance(1000)
  }
})

const listed = async (query: object, client = manager): Promise<CertificateList> => {
  const { status, body } = await client.get(`${path}?${new URLSearchParams({ ...query }).toString()}`)
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}

const projectsOf = ({ certificates }: CertificateList): string[] => certificates.map(({ project }) => project)

test('the list of certificates comes in pages, those that changed last first, with how many there are', async () => {
  const pages: CertificateList[] = [await listed({ search: 'quay', limit: '2' })]
  pages.push(await listed({ search: 'quay', limit: '2', cursor: pages[0]!.nextCursor }))
  expect(pages.map(projectsOf)).toEqual([['Quay lift', 'Quay roof'], ['Quay 100% wood']])
  expect(pages.map(({ total, nextCursor }) => [total, nextCursor === null])).toEqual([
    [3, false],
    [3, true],
  ])
})

test('the list of certificates is searched by number, holder, project, and line, and each word has to match', async () => {
  expect(projectsOf(await listed({ search: issued[1]!.number }))).toEqual(['Quay roof'])
  expect(projectsOf(await listed({ search: 'zeta LISTED lift' }))).toEqual(['Quay lift'])
  expect(projectsOf(await listed({ search: '100%' }))).toEqual(['Quay 100% wood'])
  expect(projectsOf(await listed({ search: 'quay general roof' }))).toEqual(['Quay roof'])
  expect(await listed({ search: 'quay cyber' })).toMatchObject({ certificates: [], total: 0 })
})

test('the list of certificates is narrowed by status, coverage, and urgency, and sorted by its columns', async () => {
  expect(projectsOf(await listed({ search: 'quay', urgency: 'TODAY' }))).toEqual(['Quay roof'])
  expect(projectsOf(await listed({ search: 'quay', standing: 'CANCELED' }))).toEqual([])
  expect(projectsOf(await listed({ search: 'quay', status: 'ISSUED', sort: 'holder -project' }))).toEqual([
    'Quay roof',
    'Quay lift',
    'Quay 100% wood',
  ])
  expect((await manager.get(`${path}?status=LOST`)).status).toBe(422)
  expect((await manager.get(`${path}?sort=request`)).status).toBe(400)
})

test('drafts of others are neither listed nor counted', async () => {
  const { id } = await policyInForce(owner, 'GENERAL_LIABILITY')
  const holderId = await addedHolder(owner)
  const draft = { holderId, policyIds: [id], project: 'Jetty draft', neededBy: null, endorsements: [], limits: [] }
  expect((await owner.post(path, { ...draft, operations: '' })).status).toBe(201)
  expect(await listed({ search: 'jetty' })).toMatchObject({ certificates: [], total: 0 })
  expect(await listed({ search: 'jetty' }, owner)).toMatchObject({ total: 1 })
})
