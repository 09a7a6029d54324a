import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Milliseconds for a whole request to arrive: its headers, then its body, even the largest file over a slow line. */
export const timeLimits = {
  requestTimeout: 30 * 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const

/** Milliseconds that may pass without another byte of a body. */
const longestPauseMs = 30_000

/** Closes connections whose request stops arriving in the middle of its body. */
export function limitPausesOfBodies(server: Server, pauseMs = longestPauseMs): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return
    request.setTimeout(pauseMs)
    // From here on the server works; once it has answered, the limit for idle connections applies.
    request.once('end', () => {
      if (!response.writableFinished) request.socket.setTimeout(0)
    })
  })
}
