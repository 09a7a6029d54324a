import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { accountsRoutes } from '../areas/accounts/accounts.door.ts'
import { brandingRoutes } from '../areas/branding/branding.door.ts'
import { eventsRoutes, type EventHub } from '../areas/events/events.door.ts'
import { policiesRoutes } from '../areas/policies/policies.door.ts'
import { sessionRoutes } from '../areas/session/session.door.ts'
import { tasksRoutes } from '../areas/tasks/tasks.door.ts'
import { compressLongAnswers } from '../platform/http/compression.ts'
import { RequestLog } from '../platform/http/request-log.ts'
import { mount } from '../platform/http/mount.ts'
import { answerError } from '../platform/http/problems.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { PlatformWithDirectory } from '../platform/platform.ts'
import { serveApiDocument } from './api-document.ts'
import { serveHealth } from './health.ts'
import { servePages } from './pages.ts'

/** The whole server as one Fastify application, not yet listening. */
export async function createApp(platform: PlatformWithDirectory, hub: EventHub): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = platform.log
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    logController: new RequestLog(),
    bodyLimit: 1_000_000,
    trustProxy: platform.config.trustedProxies.length === 0 ? false : [...platform.config.trustedProxies],
    routerOptions: { maxParamLength: 500 },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
  })
  app.setErrorHandler<Error & { statusCode?: number }>(answerError)
  app.addHook('preClose', () => hub.close())
  compressLongAnswers(app)
  await app.register(cookie)
  const routes = [sessionRoutes, brandingRoutes, accountsRoutes, eventsRoutes(hub), tasksRoutes, policiesRoutes]
  for (const bound of routes) mount(app, platform, bound)
  serveHealth(app, platform)
  await serveApiDocument(app)
  await servePages(app, platform)
  return app
}
