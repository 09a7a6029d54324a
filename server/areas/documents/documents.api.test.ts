import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { sweep } from './sweep-documents.ts'
import { aPdf, sendWhole } from './test/sample-files.ts'

const server = useTestServer()
const base = '/api/accounts/ACME/documents'
let staff: TestClient
let owner: TestClient
let office: TestClient
let viewer: TestClient

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  office = await server.signIn('office@acme.test')
  viewer = await server.signIn('viewer@acme.test')
})

async function added(client: TestClient, query = '', name = `${crypto.randomUUID()}.pdf`): Promise<AccountDocument> {
  const { status, body } = await sendWhole(client, `${base}?${query}`, { name, bytes: aPdf })
  expect([status, body.message]).toEqual([201, undefined])
  return body
}

const namesOf = async (client: TestClient, query = ''): Promise<string[]> =>
  (await client.get(`${base}?limit=200&${query}`)).body.documents.map(({ name }: AccountDocument) => name)

const editOf = ({ name, folderId, type, tags, isInternal, version }: AccountDocument, change: object) => ({
  name,
  folderId,
  type,
  tags,
  isInternal,
  version,
  ...change,
})

describe('an internal document', () => {
  test('is there to the brokerage alone, in every call', async () => {
    const secret = await added(staff, 'isInternal=true')
    expect(await namesOf(staff)).toContain(secret.name)
    for (const client of [owner, office, viewer, await server.signIn('partner@carrier.test')]) {
      expect(await namesOf(client)).not.toContain(secret.name)
      for (const path of [
        `${base}/${secret.id}`,
        `${base}/zip?ids=${secret.id}`,
        `/api/documents/ACME/download/${secret.id}`,
        `/api/documents/ACME/preview/${secret.id}`,
      ])
        expect([path, (await client.get(path)).status]).toEqual([path, 404])
    }
    expect((await owner.get(`${base}/${secret.id}/views`)).status).toBe(404)
    await staff.get(`/api/documents/ACME/download/${secret.id}`)
    const path = '/api/accounts/ACME/activity?kind=document&limit=200'
    expect(JSON.stringify((await staff.get(path)).body)).toContain(secret.name)
    expect(JSON.stringify((await owner.get(path)).body)).not.toContain(secret.name)
    expect((await owner.put(`${base}/${secret.id}`, editOf(secret, { name: 'mine.pdf' }))).status).toBe(404)
    expect((await owner.post(`${base}/trash`, { ids: [secret.id] })).status).toBe(404)
    expect((await owner.post(`${base}/move`, { ids: [secret.id], folderId: null })).status).toBe(404)
    expect(await namesOf(owner, `search=${secret.name.slice(0, 12)}`)).toEqual([])
  })

  test('does not give its name or its folder away', async () => {
    const made = await staff.post(`${base}/folders`, { parentId: null, name: 'Underwriting notes', isInternal: true })
    const folder = (made.body as FolderTree).folders.find(({ name }) => name === 'Underwriting notes')!
    await added(staff, `isInternal=true&folderId=${folder.id}`, 'Loss pick.pdf')
    const seen = (await owner.get(`${base}/folders`)).body as FolderTree
    expect(seen.folders.map(({ name }) => name)).not.toContain('Underwriting notes')
    expect((await sendWhole(owner, `${base}?folderId=${folder.id}`, { name: 'x.pdf', bytes: aPdf })).status).toBe(404)
    await added(staff, 'isInternal=true', 'Broker memo.pdf')
    expect((await added(owner, '', 'Broker memo.pdf')).name).toBe('Broker memo.pdf')
  })

  test('is made by the brokerage alone, and shared when it says so', async () => {
    const { status, body } = await sendWhole(owner, `${base}?isInternal=true`, { name: 'a.pdf', bytes: aPdf })
    expect([status, body.message]).toEqual([403, documentMessages.internalIsBrokerage])
    const document = await added(staff, 'isInternal=true')
    const shared = await staff.put(`${base}/${document.id}`, editOf(document, { isInternal: false }))
    expect(shared.status).toBe(200)
    expect((await owner.get(`${base}/${document.id}`)).body.document.name).toBe(document.name)
  })
})

describe('who may do what', () => {
  test('a viewer reads and downloads, and changes nothing', async () => {
    const document = await added(owner)
    expect((await viewer.get(`/api/documents/ACME/download/${document.id}`)).status).toBe(200)
    const refused = await sendWhole(viewer, base, { name: 'a.pdf', bytes: aPdf })
    expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
    expect((await viewer.post(`${base}/trash`, { ids: [document.id] })).status).toBe(403)
    expect((await viewer.get(`${base}/folders`)).body.mayAdd).toBe(false)
  })

  test('the carrier’s people read what is shared and add nothing', async () => {
    const partner = await server.signIn('partner@carrier.test')
    const refused = await sendWhole(partner, base, { name: 'a.pdf', bytes: aPdf })
    expect([refused.status, refused.body.message]).toEqual([403, documentMessages.onlyReads])
  })

  test('a User changes their own documents, an Admin and the brokerage any they see', async () => {
    const [mine, theirs] = [await added(office), await added(owner)]
    expect((await office.put(`${base}/${mine.id}`, editOf(mine, { tags: ['2026'] }))).body.tags).toEqual(['2026'])
    const { status, body } = await office.put(`${base}/${theirs.id}`, editOf(theirs, { tags: ['mine'] }))
    expect([status, body.message]).toEqual([403, documentMessages.cannotChange])
    expect((await owner.post(`${base}/trash`, { ids: [mine.id] })).status).toBe(204)
  })

  test('a type that a permission code guards is hidden without it', async () => {
    const yard = await server.signIn('yard@acme.test')
    const document = await added(staff, 'type=LOSS_RUN')
    expect((await yard.get(`/api/documents/ACME/download/${document.id}`)).status).toBe(404)
    expect((await office.get(`/api/documents/ACME/download/${document.id}`)).status).toBe(200)
  })

  test('who saw a document is told to the brokerage and the Admin alone', async () => {
    const document = await added(staff)
    await office.get(`/api/documents/ACME/preview/${document.id}`)
    await office.get(`/api/documents/ACME/download/${document.id}`)
    await office.get(`/api/documents/ACME/download/${document.id}`, { headers: { range: 'bytes=5-9' } })
    for (const client of [staff, owner]) {
      const { body } = await client.get(`${base}/${document.id}/views`)
      expect(body.map(({ how }: { how: string }) => how)).toEqual(['DOWNLOAD', 'PREVIEW'])
    }
    expect((await office.get(`${base}/${document.id}/views`)).status).toBe(403)
  })
})

describe('a download', () => {
  test('carries the name as the specification takes it, and nothing that runs', async () => {
    const document = await added(owner, '', 'GL policy 2026.pdf')
    const { headers, body } = await owner.get(`/api/documents/ACME/download/${document.id}`)
    expect(headers['content-disposition']).toBe('attachment; filename=GL policy 2026.pdf')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(body).toBe(aPdf.toString('latin1'))
  })

  test('keeps a name that a header cannot hold in the second form', async () => {
    const document = await added(owner, '', 'Prämie; <Añadido>.pdf')
    expect(document.name).toBe('Prämie; _Añadido_.pdf')
    const { headers } = await owner.get(`/api/documents/ACME/download/${document.id}`)
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''Pr%C3%A4mie%3B%20_A%C3%B1adido_.pdf`)
  })

  test('answers the part that was asked for', async () => {
    const { id } = await added(owner)
    const part = await owner.get(`/api/documents/ACME/download/${id}`, { headers: { range: 'bytes=0-4' } })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '%PDF-', `bytes 0-4/${aPdf.length}`])
    const beyond = await owner.get(`/api/documents/ACME/download/${id}`, { headers: { range: 'bytes=999999-' } })
    expect(beyond.status).toBe(416)
  })

  test('of its later parts alone is a look too; parts of a file that was begun are not', async () => {
    const { id } = await added(owner)
    const part = (client: TestClient, range: string) =>
      client.get(`/api/documents/ACME/download/${id}`, { headers: { range } })
    const looks = async () => (await owner.get(`${base}/${id}/views`)).body.length
    expect((await part(owner, 'bytes=1-')).status).toBe(206)
    expect(await looks()).toBe(1)
    await part(owner, 'bytes=5-')
    expect(await looks()).toBe(1)
    await part(staff, 'bytes=5-')
    expect(await looks()).toBe(2)
    await part(owner, 'bytes=0-4')
    expect(await looks()).toBe(3)
  })

  test('of several is one archive with their folders', async () => {
    const made = await owner.post(`${base}/folders`, { parentId: null, name: 'Jobs' })
    const folder = (made.body as FolderTree).folders.find(({ name }) => name === 'Jobs')!
    const [one, two] = [await added(owner, `folderId=${folder.id}`, 'Plan.pdf'), await added(owner, '', 'Plan.pdf')]
    const { status, headers, body } = await owner.get(`${base}/zip?ids=${one.id},${two.id}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(body).toContain('Jobs/Plan.pdf')
  })

  test('is no preview where the browser cannot show it', async () => {
    const { body } = await sendWhole(owner, base, { name: 'list.csv', bytes: Buffer.from('a,b\n1,2\n') })
    expect((await owner.get(`/api/documents/ACME/preview/${body.id}`)).status).toBe(404)
  })
})

describe('a name that is taken', () => {
  test('is refused with the document that has it, until a choice is made', async () => {
    const first = await added(owner, '', 'Payroll.pdf')
    const refused = await sendWhole(owner, base, { name: 'payroll.pdf', bytes: aPdf })
    expect([refused.status, refused.body.existing]).toEqual([409, { id: first.id, name: 'Payroll.pdf' }])
    const next = await added(owner, 'onSameName=version', 'Payroll.pdf')
    expect([next.id, next.versionNumber]).toEqual([first.id, 2])
    expect((await added(owner, 'onSameName=both', 'Payroll.pdf')).name).toBe('Payroll (2).pdf')
    const { body } = await owner.get(`${base}/${first.id}`)
    expect(body.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect((await owner.get(`/api/documents/ACME/download/${first.id}?version=1`)).status).toBe(200)
  })

  test('keeps its ending, and a stale save is refused with the document as it stands', async () => {
    const document = await added(owner)
    const renamed = await owner.put(`${base}/${document.id}`, editOf(document, { name: 'a.exe' }))
    expect([renamed.status, renamed.body.fields]).toEqual([422, { name: documentMessages.formatStays }])
    await owner.put(`${base}/${document.id}`, editOf(document, { tags: ['first'] }))
    const stale = await owner.put(`${base}/${document.id}`, editOf(document, { tags: ['second'] }))
    expect([stale.status, stale.body.current.tags]).toEqual([409, ['first']])
  })
})

describe('the trash', () => {
  test('gives back what was deleted, for thirty days', async () => {
    const document = await added(owner)
    await owner.post(`${base}/trash`, { ids: [document.id] })
    expect(await namesOf(owner)).not.toContain(document.name)
    expect(await namesOf(owner, 'shown=trashed')).toContain(document.name)
    expect((await owner.get(`/api/documents/ACME/download/${document.id}`)).status).toBe(404)
    await sweep(server.running.platform)
    expect((await owner.post(`${base}/restore`, { ids: [document.id] })).status).toBe(204)
    expect((await owner.get(`/api/documents/ACME/download/${document.id}`)).status).toBe(200)
  })

  test('is emptied of what has lain there for longer, files too', async () => {
    const document = await added(owner)
    await owner.post(`${base}/trash`, { ids: [document.id] })
    const key = await keyOf(document.id)
    const { platform } = server.running
    await sweep({ ...platform, now: () => new Date(server.clock.now().getTime() + 31 * 86_400_000) })
    expect((await owner.get(`${base}/${document.id}`)).status).toBe(404)
    await expect(platform.files.open(key)).rejects.toThrow('There is no file')
  })

  async function keyOf(id: string): Promise<string> {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ file_key: string }>`select file_key from document_versions where document_id = ${id}`.execute(tx.db),
    )
    return rows[0]!.file_key
  }
})

test('folders nest six deep, take a name once, and go only when they are empty', async () => {
  let parentId: string | null = null
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    const { body } = await owner.post(`${base}/folders`, { parentId, name })
    parentId = (body as FolderTree).folders.find((each) => each.name === name && each.parentId === parentId)!.id
  }
  expect((await owner.post(`${base}/folders`, { parentId, name: '7' })).status).toBe(422)
  expect((await owner.post(`${base}/folders`, { parentId: null, name: '1' })).status).toBe(409)
  const renamed = (await owner.put(`${base}/folders/${parentId}`, { name: 'Sixth' })).body as FolderTree
  expect(renamed.folders.find(({ id }) => id === parentId)?.name).toBe('Sixth')
  const document = await added(owner, `folderId=${parentId}`)
  expect((await owner.delete(`${base}/folders/${parentId}`)).body.message).toBe(documentMessages.folderNotEmpty)
  await owner.post(`${base}/move`, { ids: [document.id], folderId: null })
  expect((await owner.delete(`${base}/folders/${parentId}`)).status).toBe(200)
})

test.each(['name', 'type', 'bytes', 'changedAt'])('pages sorted by %s lose and repeat nothing', async (sort) => {
  const whole = await owner.get(`${base}?limit=200&sort=${sort}&direction=desc`)
  const ids: string[] = []
  let cursor = ''
  do {
    const { body } = await owner.get(`${base}?limit=3&sort=${sort}&direction=desc${cursor}`)
    ids.push(...body.documents.map(({ id }: AccountDocument) => id))
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`
  } while (cursor !== '')
  expect(ids).toEqual(whole.body.documents.map(({ id }: AccountDocument) => id))
})

test('rows of another account are behind the second wall too', async () => {
  const { id } = await added(owner)
  const seen = async (account: string) => {
    const { rows } = await server.running.platform.database.read({ account }, (tx) =>
      sql`select d.id from documents d join document_versions v on v.document_id = d.id where d.id = ${id}`.execute(
        tx.db,
      ),
    )
    return rows.length
  }
  expect([await seen('ACME'), await seen('BAYSIDE')]).toEqual([1, 0])
})
