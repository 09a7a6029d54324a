import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { chunkBytes, fileLimit } from '@portico/contract/areas/documents/document.rules.ts'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { sweep } from '../sweep-documents.ts'
import { aPdf } from '../test/sample-files.ts'
import { partKey } from './upload-parts.ts'

const server = useTestServer()
const base = '/api/accounts/ACME/uploads'
let owner: TestClient
beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
})

/** Nothing in it reads as a name of a PDF, as random bytes do now and then. */
const large = Buffer.concat([aPdf, Buffer.alloc(chunkBytes + 1000, 'pages ')])
const octets = { headers: { 'content-type': 'application/octet-stream' } }

const begin = (name: string, bytes = large.length, more = {}) => owner.post(base, { name, bytes, ...more })
const send = (id: string, offset: number, piece: Buffer) => owner.put(`${base}/${id}?offset=${offset}`, piece, octets)

async function sendAll(id: string): Promise<void> {
  expect((await send(id, 0, large.subarray(0, chunkBytes))).body.offset).toBe(chunkBytes)
  expect((await send(id, chunkBytes, large.subarray(chunkBytes))).body.offset).toBe(large.length)
}

test('a file comes piece by piece and is the same afterwards', async () => {
  const { body: upload } = await begin('Survey.pdf')
  expect(upload).toMatchObject({ offset: 0, bytes: large.length, sameName: null })
  await sendAll(upload.id)
  const { status, body } = await owner.post(`${base}/${upload.id}/finish`, { type: 'INSPECTION', tags: ['roof'] })
  expect([status, body.type, body.bytes, body.scan]).toEqual([201, 'INSPECTION', large.length, 'NOT_SCANNED'])
  const details = await owner.get(`/api/accounts/ACME/documents/${body.id}`)
  expect(details.body.versions[0].sha256).toBe(createHash('sha256').update(large).digest('hex'))
  expect((await owner.get(`${base}/${upload.id}`)).status).toBe(404)
  await expect(server.running.platform.files.open(partKey(upload.id, 0))).rejects.toThrow('There is no file')
})

test('a connection that is cut in a piece costs that piece and no more', async () => {
  const { body: upload } = await begin('Cut.pdf')
  await send(upload.id, 0, large.subarray(0, chunkBytes))
  await cutWhileSending(`${base}/${upload.id}?offset=${chunkBytes}`)
  expect((await owner.get(`${base}/${upload.id}`)).body.offset).toBe(chunkBytes)
  // The page was closed meanwhile: the same file begun again is taken up where it stopped.
  const again = await begin('Cut.pdf')
  expect(again.body).toMatchObject({ id: upload.id, offset: chunkBytes })
  await send(upload.id, chunkBytes, large.subarray(chunkBytes))
  expect((await owner.post(`${base}/${upload.id}/finish`, {})).status).toBe(201)
})

/** Sends a piece over a real connection that breaks after some of it. */
async function cutWhileSending(path: string): Promise<void> {
  const { app } = server.running
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sent = request({
    port,
    host: '127.0.0.1',
    path,
    method: 'PUT',
    headers: { ...octets.headers, 'x-requested-with': 'portico', cookie: owner.cookieHeader(), 'content-length': 1076 },
  })
  sent.on('error', () => undefined)
  sent.write(large.subarray(0, 500))
  await once(sent, 'socket')
  const [socket] = [sent.socket!]
  if (socket.connecting) await once(socket, 'connect')
  const closed = once(socket, 'close')
  await new Promise((resolve) => socket.write('', resolve))
  sent.destroy()
  await closed
}

test('a piece at another place is refused with the place that is right', async () => {
  const { body: upload } = await begin('Places.pdf')
  const ahead = await send(upload.id, chunkBytes, large.subarray(chunkBytes))
  expect([ahead.status, ahead.body.offset]).toEqual([409, 0])
  const twice = await Promise.all([0, 0].map(() => send(upload.id, 0, large.subarray(0, chunkBytes))))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a piece of another size leaves nothing, and an unfinished file is no document', async () => {
  const { body: upload } = await begin('Sizes.pdf')
  expect((await send(upload.id, 0, large.subarray(0, 100))).body.message).toBe(documentMessages.chunkSize)
  expect((await send(upload.id, 0, large)).status).toBe(413)
  expect((await owner.get(`${base}/${upload.id}`)).body.offset).toBe(0)
  expect((await owner.post(`${base}/${upload.id}/finish`, {})).status).toBe(422)
})

test.each([
  [0, documentMessages.empty],
  [fileLimit + 1, documentMessages.tooLarge],
])('a file of %i bytes is refused before its first piece', async (bytes, message) => {
  const { status, body } = await begin('Too much or nothing.pdf', bytes)
  expect([status, body.fields]).toEqual([422, { bytes: message }])
})

test('an upload that is given up is gone', async () => {
  const { body: upload } = await begin('Given up.pdf')
  await send(upload.id, 0, large.subarray(0, chunkBytes))
  expect((await owner.delete(`${base}/${upload.id}`)).status).toBe(204)
  expect((await owner.get(`${base}/${upload.id}`)).status).toBe(404)
})

test('an upload is its sender’s own', async () => {
  const { body: upload } = await begin('Own.pdf')
  const manager = await server.signIn('manager@harbor.test')
  for (const answer of [
    await manager.get(`${base}/${upload.id}`),
    await manager.put(`${base}/${upload.id}?offset=0`, large.subarray(0, chunkBytes), octets),
    await manager.post(`${base}/${upload.id}/finish`, {}),
    await manager.delete(`${base}/${upload.id}`),
    await (await server.signIn('multi@acme.test')).get(`/api/accounts/BAYSIDE/uploads/${upload.id}`),
  ])
    expect(answer.status).toBe(404)
})

test('a name that is taken is told at the beginning, and asked about at the end', async () => {
  const finished = async (name: string, choice = {}) => {
    const { body: upload } = await begin(name)
    await sendAll(upload.id)
    return { upload, answer: await owner.post(`${base}/${upload.id}/finish`, choice) }
  }
  const { answer: first } = await finished('Taken.pdf')
  const { upload, answer: second } = await finished('Taken.pdf')
  expect(upload.sameName).toEqual({ id: first.body.id, name: 'Taken.pdf' })
  expect([second.status, second.body.existing.id]).toEqual([409, first.body.id])
  // Nothing is sent again: the choice is all that was missing.
  const version = await owner.post(`${base}/${upload.id}/finish`, { onSameName: 'version' })
  expect([version.status, version.body.id, version.body.versionNumber]).toEqual([201, first.body.id, 2])
})

test('what its content refuses is given up', async () => {
  const bytes = Buffer.from('MZ\u0090\u0000 not a PDF at all')
  const { body: upload } = await begin('Invoice.pdf', bytes.length)
  await send(upload.id, 0, bytes)
  const { status, body } = await owner.post(`${base}/${upload.id}/finish`, {})
  expect([status, body.fields]).toEqual([422, { file: documentMessages.contentDiffers }])
  expect((await owner.get(`${base}/${upload.id}`)).status).toBe(404)
})

test('who lost the answer to the finish asks again and is given the same document, for a day', async () => {
  const { body: upload } = await begin('Lost answer.pdf')
  await sendAll(upload.id)
  const path = `${base}/${upload.id}/finish`
  const answers = [...(await Promise.all([owner.post(path, {}), owner.post(path, {})])), await owner.post(path, {})]
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [201, answers[0]!.body.id]))
  const { body: found } = await owner.get('/api/accounts/ACME/documents?search=lost answer')
  expect(found.total).toBe(1)
  expect((await (await server.signIn('user@acme.test')).post(path, {})).status).toBe(404)
  const { platform } = server.running
  await sweep({ ...platform, now: () => new Date(server.clock.now().getTime() + 25 * 3_600_000) })
  expect((await owner.post(path, {})).status).toBe(404)
  expect((await owner.get(`/api/documents/ACME/download/${found.documents[0].id}`)).status).toBe(200)
})

test('what stays unfinished is swept after a day', async () => {
  const { body: upload } = await begin('Abandoned.pdf')
  await send(upload.id, 0, large.subarray(0, chunkBytes))
  const { platform } = server.running
  await sweep(platform)
  expect((await owner.get(`${base}/${upload.id}`)).status).toBe(200)
  await sweep({ ...platform, now: () => new Date(server.clock.now().getTime() + 25 * 3_600_000) })
  expect((await owner.get(`${base}/${upload.id}`)).status).toBe(404)
  await expect(platform.files.open(partKey(upload.id, 0))).rejects.toThrow('There is no file')
})
