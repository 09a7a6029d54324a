import Fastify from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitPausesOfBodies, timeLimits } from './time-limits.ts'

let app: ReturnType<typeof Fastify>
let work: Promise<unknown> = Promise.resolve()

beforeEach(async () => {
  app = Fastify({ ...timeLimits, http: { headersTimeout: 150, connectionsCheckingInterval: 25 } })
  limitPausesOfBodies(app.server, 100)
  app.post('/', async () => {
    await work
    return 'done'
  })
  await app.listen({ port: 0 })
})
afterEach(() => app.close())

/** Sends the text and answers what came back before the server closed the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString()))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\n'

test('headers that never end, and a body that stops, have their connection closed', async () => {
  expect(await answerTo('POST / HTTP/1.1\r\nHost: a\r\nX-Half')).toContain('408')
  expect(await answerTo(`${head}Content-Length: 100\r\n\r\nx`)).not.toContain('200')
})

test('a whole request may be worked on for longer', async () => {
  work = new Promise((done) => setTimeout(done, 300))
  expect(await answerTo(`${head}Content-Length: 1\r\n\r\nx`)).toContain('200 OK')
})

test('ten seconds for headers', () => {
  expect(timeLimits.http.headersTimeout).toBe(10_000)
})
