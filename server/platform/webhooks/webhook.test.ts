import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookOf } from './webhook.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const received: Received[] = []
let status = 204
const receiver = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
})

beforeAll(() => new Promise<void>((done) => receiver.listen(0, '127.0.0.1', () => done())))
afterAll(() => new Promise<void>((done) => receiver.close(() => done())))

const secret = 'a secret of thirty-two characters'
const opened = () => {
  const url = new URL(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`)
  return webhookOf({ webhook: { url, secret }, dataDir: '/nowhere' })
}
const delivery = { id: 'event_7', at: new Date('2031-03-04T05:06:07Z'), content: { type: 'task.create' } }

test('a delivery is signed as Standard Webhooks describes', async () => {
  await opened().deliver(delivery)
  const { headers, body } = received.at(-1)!
  expect(JSON.parse(body)).toEqual({ type: 'task.create' })
  const timestamp = String(delivery.at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`event_7.${timestamp}.${body}`).digest('base64')
  expect(headers).toMatchObject({
    'webhook-id': 'event_7',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  })
})

test.each([
  [500, 'The webhook answered 500'],
  [404, 'The webhook answered 404'],
  [302, 'fetch failed'],
])('an answer of %i is a failure', async (answer, message) => {
  status = answer
  await expect(opened().deliver(delivery)).rejects.toThrow(message)
})
