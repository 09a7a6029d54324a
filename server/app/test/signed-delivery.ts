import { createHmac, randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'

interface Signing {
  readonly secret: string
  readonly id?: string
  readonly at?: Date
}

/** Sends what the email provider sends, signed as it signs. */
export function deliverSigned(server: TestServer, path: string, body: object, { secret, id, at }: Signing) {
  const headers = signatureOf(JSON.stringify(body), { secret, id: id ?? randomUUID(), at: at ?? server.clock.now() })
  return server.visitor().post(path, body, { headers: { 'x-requested-with': undefined, ...headers } })
}

/** The headers of a signed body. */
export function signatureOf(body: string, { secret, id, at }: Required<Signing>): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
