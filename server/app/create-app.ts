import cookie from '@fastify/cookie'
import { buildHeader } from '@portico/contract/kit/build.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { administrationRoutes } from '../areas/administration/administration.public.ts'
import { unsubscribesRoutes } from '../areas/certificate-subscriptions/certificate-subscriptions.public.ts'
import { inboundRoutes } from '../areas/conversations/conversations.public.ts'
import { demonstrationRoutes } from '../areas/demonstration/demonstration.public.ts'
import { detailsRoutes } from '../areas/details/details.public.ts'
import { openWorkRoutes } from '../areas/open-work/open-work.public.ts'
import { searchRoutes } from '../areas/search/search.public.ts'
import { testEmailsRoutes } from '../areas/test-emails/test-emails.public.ts'
import { eventsRoutes, type EventHub } from '../areas/events/events.public.ts'
import type { Admission } from '../platform/access/guard.ts'
import { admitPagesOfOtherHosts } from '../platform/http/api-hosts.ts'
import { measureAnswers } from '../platform/http/answer-figures.ts'
import { compressLongAnswers } from '../platform/http/compression.ts'
import { shownWorld } from '../demo/shown-world.ts'
import { RequestLog } from '../platform/http/request-log.ts'
import { refuseForeignHosts } from '../platform/http/host-wall.ts'
import { acceptEmptyBodies, passOverForms } from '../platform/http/incoming-files.ts'
import { acceptSigned } from '../platform/messages/inbound/signed-deliveries.ts'
import { mount } from '../platform/http/mount.ts'
import { limitPausesOfBodies, timeLimits } from './time-limits.ts'
import { answerError } from '../platform/http/problems.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { PlatformWithDirectory } from '../platform/platform.ts'
import { serveApiDocument } from './api-document.ts'
import { declaredAreas } from './areas.ts'
import { serveHealth, type ServerState } from './health.ts'
import { readBuilt } from './pages/build-id.ts'
import { servePages } from './pages/pages.ts'

/** The whole server as one Fastify application, not yet listening. */
export async function createApp(
  platform: PlatformWithDirectory,
  hub: EventHub,
  state: Readonly<ServerState> = { isLeaving: false },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = platform.log
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    logController: new RequestLog(),
    bodyLimit: 1_000_000,
    trustProxy: platform.config.trustedProxies.length === 0 ? false : [...platform.config.trustedProxies],
    routerOptions: { maxParamLength: 500 },
    ...timeLimits,
  })
  limitPausesOfBodies(app.server)
  const built = readBuilt(platform.config.buildId)
  const everyAnswer = Object.freeze({ ...securityHeaders, ...(built.id !== undefined && { [buildHeader]: built.id }) })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
    if (state.isLeaving) reply.header('connection', 'close')
  })
  refuseForeignHosts(app, platform)
  admitPagesOfOtherHosts(app, platform.config)
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    answerError(error, request, reply)
    if (reply.statusCode >= 500) platform.errors.takeOwn(error, sightingOf(request))
  })
  app.addHook('preClose', () => hub.close())
  compressLongAnswers(app)
  const registry = new Registry()
  const answers = measureAnswers(app, registry)
  await app.register(cookie)
  acceptEmptyBodies(app)
  const declared = await declaredAreas()
  const routes = [
    ...declared.flatMap((area) => area.routes ?? []),
    eventsRoutes(hub),
    administrationRoutes({ hub, answers }),
    detailsRoutes(declared.flatMap(({ merging }) => merging ?? [])),
    openWorkRoutes(declared.flatMap(({ departing }) => departing ?? [])),
    searchRoutes(declared.flatMap(({ search }) => search ?? [])),
    testEmailsRoutes(declared.flatMap(({ mails }) => mails ?? [])),
  ]
  for (const bound of routes) mount(app, platform, bound)
  // Without the secret, the email provider's calls are unknown paths.
  const { inbound } = platform.config
  const fromProvider = [
    inboundRoutes(declared.flatMap((area) => area.inbound ?? [])),
    ...declared.flatMap(({ providerRoutes }) => providerRoutes ?? []),
  ].flat()
  const secret = inbound?.secret
  if (secret !== undefined)
    void app.register(async (apart) => {
      acceptSigned(apart, platform, secret)
      mount(apart, platform, fromProvider, () => undefined)
    })
  // Without demonstration mode its call is a path like any other that is unknown.
  if (platform.config.demo) mount(app, platform, demonstrationRoutes(shownWorld))
  // Email programs call these by themselves, with a form; the token in the path is all that counts.
  void app.register(async (apart) => {
    passOverForms(apart)
    mount(apart, platform, unsubscribesRoutes, () => undefined)
  })
  serveHealth(app, platform, { registry, state })
  serveApiDocument(app)
  await servePages(app, platform, built)
  return app
}

/** Where a call failed: its route pattern, and its brokerage. */
function sightingOf({ method, routeOptions, admission }: FastifyRequest) {
  // Missing if even the admission failed.
  const { access, brokerage } = (admission as Partial<Admission> | undefined) ?? {}
  const path = (routeOptions.url ?? '*').replaceAll(/:(\w+)/g, '{$1}')
  return {
    source: 'SERVER' as const,
    place: `${method} ${path}`,
    brokerage: access?.brokerage ?? brokerage?.brokerage ?? null,
  }
}
