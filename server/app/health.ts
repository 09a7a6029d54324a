import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { sendProblem } from '../platform/http/problems.ts'
import { dataHeaders } from '../platform/http/security-headers.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { Platform } from '../platform/platform.ts'

/** What this process is doing in addition to serving requests. */
export interface ServerState {
  /** About to stop: tells proxies to send requests elsewhere. */
  isLeaving: boolean
}

/**
 * `/healthz`: the process lives. `/readyz`: database and files answer, and the server is not about to stop. `/metrics`:
 * Prometheus text.
 */
export function serveHealth(
  app: FastifyInstance,
  { database, files }: Platform,
  { registry, state }: { readonly registry: Registry; readonly state: Readonly<ServerState> },
): void {
  collectDefaultMetrics({ register: registry })
  app.get('/healthz', async (_request, reply) => reply.headers(dataHeaders).send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      if (state.isLeaving) throw new Error('This server is about to stop')
      await Promise.all([database.ping(), files.ping()])
      return await reply.headers(dataHeaders).send({ status: 'ready' })
    } catch {
      return sendProblem(reply, 503, { code: 'unavailable', message: messages.unavailable })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(dataHeaders)
      .type(registry.contentType)
      .send(await registry.metrics()),
  )
}
