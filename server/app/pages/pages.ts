import fastifyStatic from '@fastify/static'
import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { brandingView } from '../../areas/branding/branding.public.ts'
import { apiOriginOf } from '../../platform/http/api-hosts.ts'
import { isDataPath } from '../../platform/http/data-paths.ts'
import { whiteLabelOf } from '../../platform/http/host-rules.ts'
import { sendProblem } from '../../platform/http/problems.ts'
import { pagePolicy } from '../../platform/http/security-headers.ts'
import type { Platform } from '../../platform/platform.ts'
import { firstAnswers, isOfUser } from './first-answers.ts'
import { brandIcon, manifestOf } from './installable.ts'
import { type Built, builtPages } from './build-id.ts'
import { serveParts } from './parts.ts'
import { portalParts } from './portal-parts.ts'

/** Serves the web app: its parts are cached for a year under content-based names, the page itself is never cached. */
export async function servePages(app: FastifyInstance, platform: Platform, built: Built): Promise<void> {
  const { faviconUrl } = platform.config
  const page = built.page
    ?.replace('__BUILD__', () => built.id ?? '')
    .replace('__ANALYTICS__', platform.config.analytics ? 'on' : 'off')
    .replace('__FAVICON_URL__', () => faviconUrl?.replaceAll('&', '&amp;') ?? '')
  const parts = portalParts(builtPages)
  const pictures = faviconUrl === undefined ? undefined : new URL(faviconUrl).origin
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: builtPages,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
    serveParts(app, join(builtPages, 'assets'))
  }
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(manifestOf(await brandingOf(platform, request))),
  )
  app.get('/icon.svg', async (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'no-cache')
      .send(brandIcon((await brandingOf(platform, request)).colors.primary)),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !isDataPath(request.url) && !request.url.startsWith('/assets/')
    if (!isPage || page === undefined) return sendProblem(reply, 404, { code: 'not_found', message: messages.notFound })
    const api = apiOriginOf(platform.config, request.host)
    // Cookies for another origin's calls are not sent with the page.
    const answers = api === undefined ? await firstAnswers(app, request) : {}
    const branding = await brandingOf(platform, request)
    return sendPage(reply, { page, pictures, api, branding, answers, parts: isOfUser(answers) ? parts : '' })
  })
}

interface BrandedPage {
  readonly page: string
  readonly branding: Branding
  /** Another origin allowed for images. */
  readonly pictures: string | undefined
  /** Another origin that its calls go to. */
  readonly api: string | undefined
  /** What its first calls would be answered, by their addresses. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Elements that name what it will need at once. */
  readonly parts: string
}

/** Inside a script element only its closing tag could be misread; JSON can escape it. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

function sendPage(reply: FastifyReply, { page, branding, pictures, api, answers, parts }: BrandedPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({ 'content-security-policy': pagePolicy(nonce, { pictures, api }), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      page
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('__API__', api ?? '')
        .replace('__BRAND_COLOR__', branding.colors.primary)
        .replace('__BRAND__', () => asData(branding))
        .replace('<!-- parts -->', parts)
        .replace('__ANSWERS__', () => asData(answers)),
    )
}

/** The branding of the requested host, so that the first paint shows it. */
function brandingOf({ config, database }: Platform, { host }: FastifyRequest): Promise<Branding> {
  return database.read('system', (tx) => brandingView(tx, whiteLabelOf(config, host)))
}
