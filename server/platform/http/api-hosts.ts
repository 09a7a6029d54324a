import { buildHeader } from '@portico/contract/kit/build.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

type Hosts = Pick<Config, 'apiHosts'>

/** Headers that pages of another host may send, and read from a response. */
const sentHeaders = 'content-type, idempotency-key, range, x-portico-activity, x-requested-with'
const readHeaders = `accept-ranges, content-disposition, content-length, content-range, retry-after, x-request-id, ${buildHeader}`

/** The origin that a host's pages call; undefined if they call their own host. */
export function apiOriginOf({ apiHosts }: Hosts, host: string): string | undefined {
  return apiHosts[host.toLowerCase().replace(/:\d+$/, '')]
}

/** Whether an origin is that of pages whose calls go to this host. */
export function isPageOrigin(config: Hosts, origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const api = apiOriginOf(config, new URL(origin).host)
  return api !== undefined && new URL(api).host === host.toLowerCase()
}

/** Lets pages of the configured hosts, and no others, call this server with cookies. */
export function admitPagesOfOtherHosts(app: FastifyInstance, config: Hosts): void {
  if (Object.keys(config.apiHosts).length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'origin').header('cross-origin-resource-policy', 'same-site')
    if (origin === undefined || !isPageOrigin(config, origin, request.host)) return undefined
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readHeaders,
    })
    if (request.method !== 'OPTIONS') return undefined
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': sentHeaders,
        'access-control-max-age': '7200',
      })
      .send()
  })
}
