import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Admission, SessionCookies } from '../access/guard.ts'
import type { Config } from '../config/config.ts'
import type { AccountContext, BrokerageContext, CookieKind, OpenContext } from '../context.ts'
import type { Scope } from '../database/database.ts'
import type { PlatformWithDirectory } from '../platform.ts'
import { hashOfRequest, write, type Author, type Idempotency } from '../write.ts'

interface Bound {
  readonly key: string
  readonly isWrite: boolean
  readonly admission: Admission
}

/**
 * Builds a handler's context. Transactions of a call about an account are limited to that account; all others (login,
 * the list of one's accounts) run in the platform scope.
 */
export function contextOf(
  platform: PlatformWithDirectory,
  request: FastifyRequest,
  reply: FastifyReply,
  bound: Bound,
): OpenContext {
  const { actor, access, brokerage } = bound.admission
  const scope: Scope = access === undefined ? 'system' : { account: access.account }
  const author: Author = {
    userId: actor?.userId,
    impersonatedBy: actor?.impersonation?.administratorId,
    requestId: request.id,
    ip: request.ip,
    scope,
    idempotency: bound.isWrite ? idempotencyOf(platform.secret, request, bound) : undefined,
  }
  const context = {
    platform,
    requestId: request.id,
    log: request.log as Logger,
    cookies: cookiesOf(isSecure(platform.config, request), request, reply),
    host: request.host,
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
    actor: actor!,
    recheck: async () => actor && platform.directory.actorOfSession(actor.sessionId),
    account: access!,
    brokerage: brokerage!,
  } satisfies AccountContext & BrokerageContext
  return context
}

function idempotencyOf(secret: string, request: FastifyRequest, { key, admission }: Bound): Idempotency | undefined {
  const sent = request.headers['idempotency-key']
  if (typeof sent !== 'string' || sent.length > 200 || admission.actor === undefined) return undefined
  return {
    userId: admission.actor.userId,
    call: key,
    key: sent,
    // A file is not read twice: its own address and key identify it.
    bodyHash: hashOfRequest(secret, request.url, request.body instanceof Readable ? null : request.body),
  }
}

function cookiesOf(secure: boolean, request: FastifyRequest, reply: FastifyReply): OpenContext['cookies'] {
  const options = (kind: CookieKind) => ({
    path: cookiePaths[kind],
    httpOnly: true,
    secure,
    sameSite: kind === 'session' ? ('lax' as const) : ('strict' as const),
  })
  return {
    get: (kind) => request.cookies[cookieName(kind, secure)],
    set: (kind, value, maxAgeSeconds) => {
      reply.setCookie(cookieName(kind, secure), value, { ...options(kind), maxAge: maxAgeSeconds })
    },
    clear: (kind) => {
      reply.clearCookie(cookieName(kind, secure), options(kind))
    },
  }
}

/** The credentials that a request carries. */
export function sessionCookies(config: Config, request: FastifyRequest): SessionCookies {
  const authorization = request.headers.authorization
  return {
    session: request.cookies[cookieName('session', isSecure(config, request))],
    bearer: authorization?.startsWith('Bearer ') === true ? authorization.slice(7) : undefined,
    isActivity: request.headers['x-portico-activity'] !== undefined,
  }
}

const isSecure = (config: Config, request: FastifyRequest) =>
  request.protocol === 'https' || config.publicUrl?.protocol === 'https:'

/**
 * The name of a session cookie. The `__Host-` and `__Secure-` prefixes need TLS, so a laptop without TLS uses the bare
 * names.
 */
function cookieName(kind: CookieKind, secure: boolean): string {
  if (!secure) return `portico-${kind}`
  return cookiePaths[kind] === '/' ? `__Host-portico-${kind}` : `__Secure-portico-${kind}`
}

const cookiePaths: Readonly<Record<CookieKind, string>> = {
  session: '/',
  refresh: '/auth',
  device: '/auth',
  link: '/open',
}
