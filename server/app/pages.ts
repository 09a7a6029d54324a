import fastifyStatic from '@fastify/static'
import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandingView } from '../areas/branding/branding.door.ts'
import { sendProblem } from '../platform/http/problems.ts'
import { pagePolicy } from '../platform/http/security-headers.ts'
import type { Platform } from '../platform/platform.ts'

const builtPages = join(import.meta.dirname, '../../web/dist')

/** For parts whose name changes with their content. */
const forAYear = 'public, max-age=31536000, immutable'

/** Unknown paths under these answer JSON; any other unknown page is the application, which shows Not Found. */
const dataPaths = /^\/(api|auth|open|tfa|admin\/features)(\/|$|\?)/

/** Serves the application: its parts for a year under names that change with their content, the page itself never kept. */
export async function servePages(app: FastifyInstance, platform: Platform): Promise<void> {
  const page = existsSync(join(builtPages, 'index.html'))
    ? readFileSync(join(builtPages, 'index.html'), 'utf8')
    : undefined
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: builtPages,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? forAYear : 'no-cache'),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !dataPaths.test(request.url) && !request.url.startsWith('/assets/')
    if (!isPage || page === undefined) return sendProblem(reply, 404, { code: 'not_found', message: messages.notFound })
    return sendPage(page, await brandingOf(platform, request), reply)
  })
}

function sendPage(page: string, branding: Branding, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  // Inside a script element only the end of the element could be misread; JSON has another spelling for it.
  const brand = JSON.stringify(branding).replaceAll('<', String.raw`\u003c`)
  return reply
    .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce).replace('__BRAND__', () => brand))
}

/** The look of the host that was asked, so that the first paint already wears it. */
function brandingOf({ database }: Platform, request: FastifyRequest): Promise<Branding> {
  const [subdomain = '', ...rest] = request.hostname.split('.')
  return database.read('system', (tx) => brandingView(tx, rest.length === 0 ? '' : subdomain))
}
