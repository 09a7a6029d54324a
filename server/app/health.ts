import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { sendProblem } from '../platform/http/problems.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { Platform } from '../platform/platform.ts'

/** `/healthz`: the process lives. `/readyz`: database and files answer. `/metrics`: Prometheus text. */
export function serveHealth(app: FastifyInstance, { database, files }: Platform, registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await Promise.all([database.ping(), files.ping()])
      return { status: 'ready' }
    } catch {
      return sendProblem(reply, 503, { code: 'unavailable', message: messages.unavailable })
    }
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
