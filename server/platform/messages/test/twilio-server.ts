import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface TwilioRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly type: string | undefined
  readonly form: Readonly<Record<string, string>>
}

export interface TwilioAnswer {
  readonly status: number
  readonly body: object | string
}

/** A server of this machine that answers as Twilio's REST interface does. Ends with the test. */
export async function startTwilioServer(
  answerTo: (request: TwilioRequest, count: number) => TwilioAnswer = () => accepted,
): Promise<{ readonly url: string; readonly requests: TwilioRequest[] }> {
  const requests: TwilioRequest[] = []
  const server = createServer((request, response) => {
    void readRequest(request).then((asked) => {
      requests.push(asked)
      const { status, body } = answerTo(asked, requests.length)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

export const accepted: TwilioAnswer = { status: 201, body: { sid: `SM${'0'.repeat(32)}`, status: 'queued' } }

/** A refusal in the shape that Twilio gives it. */
export const refused = (status: number, code: number, message: string): TwilioAnswer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

async function readRequest(request: IncomingMessage): Promise<TwilioRequest> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part as string
  const { authorization, 'content-type': type } = request.headers
  return { path: request.url ?? '', authorization, type, form: Object.fromEntries(new URLSearchParams(text)) }
}
