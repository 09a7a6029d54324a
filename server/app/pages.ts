import fastifyStatic from '@fastify/static'
import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandingView } from '../areas/branding/branding.door.ts'
import { isDataPath } from '../platform/http/data-paths.ts'
import { whiteLabelOf } from '../platform/http/host-rules.ts'
import { sendProblem } from '../platform/http/problems.ts'
import { pagePolicy } from '../platform/http/security-headers.ts'
import type { Platform } from '../platform/platform.ts'
import { buildIdOf } from './build-id.ts'

const builtPages = join(import.meta.dirname, '../../web/dist')

/** For parts whose name changes with their content. */
const forAYear = 'public, max-age=31536000, immutable'

/** The page as it was built, undefined before the first build, and which build it is. */
interface Built {
  readonly page: string | undefined
  readonly id: string | undefined
}

/** Reads the page that was built last. `named` is the name of its build where it was given one. */
export function readBuilt(named: string | undefined): Built {
  const file = join(builtPages, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return { page, id: buildIdOf(page, named) }
}

/** Serves the application: its parts for a year under names that change with their content, the page itself never kept. */
export async function servePages(app: FastifyInstance, platform: Platform, built: Built): Promise<void> {
  const { faviconUrl } = platform.config
  const page = built.page
    ?.replace('__BUILD__', () => built.id ?? '')
    .replace('__ANALYTICS__', platform.config.analytics ? 'on' : 'off')
    .replace('__FAVICON_URL__', () => faviconUrl?.replaceAll('&', '&amp;') ?? '')
  const pictures = faviconUrl === undefined ? undefined : new URL(faviconUrl).origin
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
    const isPage = request.method === 'GET' && !isDataPath(request.url) && !request.url.startsWith('/assets/')
    if (!isPage || page === undefined) return sendProblem(reply, 404, { code: 'not_found', message: messages.notFound })
    return sendPage(reply, { page, pictures, branding: await brandingOf(platform, request) })
  })
}

interface BrandedPage {
  readonly page: string
  readonly branding: Branding
  /** Another origin that pictures may come from. */
  readonly pictures: string | undefined
}

function sendPage(reply: FastifyReply, { page, branding, pictures }: BrandedPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  // Inside a script element only the end of the element could be misread; JSON has another spelling for it.
  const brand = JSON.stringify(branding).replaceAll('<', String.raw`\u003c`)
  return reply
    .headers({ 'content-security-policy': pagePolicy(nonce, pictures), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      page
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('__BRAND_COLOR__', branding.colors.primary)
        .replace('__BRAND__', () => brand),
    )
}

/** The look of the host that was asked, so that the first paint already wears it. */
function brandingOf({ config, database }: Platform, { host }: FastifyRequest): Promise<Branding> {
  return database.read('system', (tx) => brandingView(tx, whiteLabelOf(config, host)))
}
