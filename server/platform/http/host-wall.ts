import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlatformWithDirectory } from '../platform.ts'
import { ErrorResponse } from '../error-response.ts'
import { isDataPath } from './data-paths.ts'
import { placeOfHost } from './host-rules.ts'
import { sendClosedHostPage } from './closed-host-page.ts'

/** Probes of a proxy or an orchestrator ask by address. */
const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Rejects, before anything else, requests to a host that is not the portal's or belongs to a suspended brokerage.
 * People get a page.
 */
export function refuseForeignHosts(app: FastifyInstance, { config, directory }: PlatformWithDirectory): void {
  app.addHook('onRequest', async (request, reply) => {
    if (probes.has(request.routeOptions.url)) return undefined
    const place = placeOfHost(config, request.host)
    if (place === 'own') return undefined
    const holder = place === 'foreign' ? undefined : await directory.holderOf(place.subdomain)
    if (holder?.suspendedAt === null) return undefined
    if (isPageRequest(request)) return sendClosedHostPage(reply, { isSuspended: holder !== undefined })
    if (holder !== undefined) throw new ErrorResponse(503, 'suspended_host', messages.suspendedHost)
    throw new ErrorResponse(421, 'unknown_host', messages.unknownHost)
  })
}

const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !isDataPath(url) && headers.accept?.includes('text/html') === true
