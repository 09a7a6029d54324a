import { sql } from 'kysely'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const lines: string[] = []
const server = useTestServer(lines)
const path = '/api/accounts/ACME/documents'
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n'
const errors = () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['of another boundary', 'multipart/form-data; boundary=other', `${part}\r\nx\r\n--b--\r\n`],
  ['that ends in the headers of a part', 'multipart/form-data; boundary=b', part],
  ['that ends within a file', 'multipart/form-data; boundary=b', `${part}\r\nhalf a file`],
])('a form %s is the sender’s error', async (_what, type, body) => {
  lines.length = 0
  const owner = await server.signIn('owner@acme.test')
  const { status, body: problem } = await owner.post(path, Buffer.from(body), { headers: { 'content-type': type } })
  expect([status, problem.code]).toEqual([400, 'malformed'])
  expect(errors()).toEqual([])
})

test('an empty body is none, whatever type it names, and half a body is malformed', async () => {
  const owner = await server.signIn('owner@acme.test')
  const headers = { 'content-type': 'application/json' }
  const sent = (body: string) => owner.post('/auth/refresh', Buffer.from(body), { headers })
  expect([(await sent('')).status, (await sent('{"a"')).status]).toEqual([200, 400])
})

test('a browser that goes away while it sends a file leaves no error in the log, and nothing of the file', async () => {
  const owner = await server.signIn('owner@acme.test')
  const count = async () => (await owner.get(`${path}?limit=1`)).body.total as number
  const before = await count()
  await server.running.app.listen({ port: 0 })
  const socket = connect((server.running.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  lines.length = 0
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: portico\r\nCookie: ${owner.cookieHeader()}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n${part}\r\nhalf a file`,
  )
  const uploads = async () => {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select id from document_uploads where name = 'a.txt'`.execute(tx.db),
    )
    return rows.length
  }
  await expect.poll(uploads, { timeout: 20_000 }).toBe(1)
  socket.destroy()
  await expect.poll(uploads, { timeout: 20_000 }).toBe(0)
  expect(await count()).toBe(before)
  expect(errors()).toEqual([])
})
