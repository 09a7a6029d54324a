import cookie from '@fastify/cookie'
import { buildHeader } from '@portico/contract/kit/build.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { accountsRoutes } from '../areas/accounts/accounts.door.ts'
import { activityRoutes } from '../areas/activity/activity.door.ts'
import { administrationRoutes } from '../areas/administration/administration.door.ts'
import { applicationsRoutes, profilePagesRoutes } from '../areas/applications/applications.door.ts'
import { brandingRoutes } from '../areas/branding/branding.door.ts'
import { bySecret, conversationsRoutes, inboundRoutes } from '../areas/conversations/conversations.door.ts'
import { calendarRoutes } from '../areas/calendar/calendar.door.ts'
import { credentialsRoutes } from '../areas/credentials/credentials.door.ts'
import { brokeragesRoutes } from '../areas/brokerages/brokerages.door.ts'
import { dashboardRoutes } from '../areas/dashboard/dashboard.door.ts'
import { demonstrationRoutes } from '../areas/demonstration/demonstration.door.ts'
import { documentsRoutes, uploadsRoutes } from '../areas/documents/documents.door.ts'
import { eventsRoutes, type EventHub } from '../areas/events/events.door.ts'
import { featuresRoutes } from '../areas/features/features.door.ts'
import { formsRoutes } from '../areas/forms/forms.door.ts'
import { pageViewsRoutes } from '../areas/page-views/page-views.door.ts'
import { detailsRoutes } from '../areas/details/details.door.ts'
import { lawFirmRoutes } from '../areas/law-firm/law-firm.door.ts'
import { linksRoutes } from '../areas/links/links.door.ts'
import { lookupsRoutes } from '../areas/lookups/lookups.door.ts'
import { openApplicationsRoutes, openLinksRoutes } from '../areas/open-applications/open-applications.door.ts'
import { accountPeopleRoutes, brokeragePeopleRoutes, joiningRoutes } from '../areas/people/people.door.ts'
import { notificationsRoutes } from '../areas/notifications/notifications.door.ts'
import { policySelectionRoutes } from '../areas/policy-selection/policy-selection.door.ts'
import { policiesRoutes } from '../areas/policies/policies.door.ts'
import { profileRoutes } from '../areas/profile/profile.door.ts'
import { scheduleExportsRoutes } from '../areas/schedule-exports/schedule-exports.door.ts'
import { scheduleImportsRoutes } from '../areas/schedule-imports/schedule-imports.door.ts'
import { schedulesRoutes } from '../areas/schedules/schedules.door.ts'
import { searchRoutes } from '../areas/search/search.door.ts'
import { sessionRoutes } from '../areas/session/session.door.ts'
import { tasksRoutes } from '../areas/tasks/tasks.door.ts'
import { measureAnswers } from '../platform/http/answer-figures.ts'
import { compressLongAnswers } from '../platform/http/compression.ts'
import { shownWorld } from '../demo/shown-world.ts'
import { RequestLog } from '../platform/http/request-log.ts'
import { refuseForeignHosts } from '../platform/http/host-wall.ts'
import { mount } from '../platform/http/mount.ts'
import { answerError } from '../platform/http/problems.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { PlatformWithDirectory } from '../platform/platform.ts'
import { serveApiDocument } from './api-document.ts'
import { serveHealth } from './health.ts'
import { readBuilt, servePages } from './pages.ts'
import { lossesRoutes } from '../areas/losses/losses.door.ts'
import { experienceRoutes } from '../areas/experience/experience.door.ts'
import { financialsRoutes } from '../areas/financials/financials.door.ts'
import { renewalsRoutes } from '../areas/renewals/renewals.door.ts'
import { submissionsRoutes } from '../areas/submissions/submissions.door.ts'
import { placementRoutes } from '../areas/placement/placement.door.ts'
import { quotesRoutes } from '../areas/quotes/quotes.door.ts'
import { subjectivitiesRoutes } from '../areas/subjectivities/subjectivities.door.ts'
import { bindingRoutes } from '../areas/binding/binding.door.ts'
import { stagingRoutes } from '../areas/staging/staging.door.ts'
import { pdfFormsRoutes } from '../areas/pdf-forms/pdf-forms.door.ts'

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
  const built = readBuilt(platform.config.buildId)
  const everyAnswer = Object.freeze({ ...securityHeaders, ...(built.id !== undefined && { [buildHeader]: built.id }) })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswer).header('x-request-id', request.id)
  })
  refuseForeignHosts(app, platform)
  app.setErrorHandler<Error & { statusCode?: number }>(answerError)
  app.addHook('preClose', () => hub.close())
  compressLongAnswers(app)
  const registry = new Registry()
  const answers = measureAnswers(app, registry)
  await app.register(cookie)
  const routes = [
    sessionRoutes,
    credentialsRoutes,
    profileRoutes,
    brokeragesRoutes,
    brandingRoutes,
    dashboardRoutes,
    accountsRoutes,
    accountPeopleRoutes,
    brokeragePeopleRoutes,
    joiningRoutes,
    eventsRoutes(hub),
    pageViewsRoutes,
    notificationsRoutes,
    featuresRoutes,
    tasksRoutes,
    linksRoutes,
    documentsRoutes,
    uploadsRoutes,
    policiesRoutes,
    conversationsRoutes,
    calendarRoutes,
    renewalsRoutes,
    submissionsRoutes,
    placementRoutes,
    quotesRoutes,
    subjectivitiesRoutes,
    bindingRoutes,
    stagingRoutes,
    lookupsRoutes,
    schedulesRoutes,
    scheduleExportsRoutes,
    scheduleImportsRoutes,
    lossesRoutes,
    experienceRoutes,
    financialsRoutes,
    formsRoutes,
    pdfFormsRoutes,
    applicationsRoutes,
    profilePagesRoutes,
    openLinksRoutes,
    openApplicationsRoutes,
    activityRoutes,
    administrationRoutes({ hub, answers }),
    detailsRoutes,
    lawFirmRoutes,
    policySelectionRoutes,
    searchRoutes,
  ]
  for (const bound of routes) mount(app, platform, bound)
  // Without its secret the mail provider's call is a path like any other that is unknown.
  const { inbound } = platform.config
  if (inbound?.secret !== undefined) mount(app, platform, inboundRoutes, bySecret(inbound.secret))
  // Without demonstration mode its call is a path like any other that is unknown.
  if (platform.config.demo) mount(app, platform, demonstrationRoutes(shownWorld))
  serveHealth(app, platform, registry)
  await serveApiDocument(app)
  await servePages(app, platform, built)
  return app
}
