import type { Api } from '@portico/contract/api.ts'
import type { Request, Result } from '@portico/contract/kit/call.ts'
import { activityHeader } from './activity.ts'
import { ApiError, type CallKey, isProblem } from './call-error.ts'
import { idempotencyKeys } from './idempotency.ts'
import { refreshSession, SessionEnded } from './refresh.ts'
import { endSession } from './session.ts'

const timeoutMs = 180_000
const keys = idempotencyKeys()

/** How a request is given: left out where the call needs nothing. */
export type RequestArgs<K extends CallKey> =
  Record<never, never> extends Request<Api[K]> ? [request?: Request<Api[K]>] : [request: Request<Api[K]>]

interface Loose {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

interface Options {
  readonly signal?: AbortSignal
  /** Lets a write outlive the page, for what must still be saved when it closes. */
  readonly keepalive?: boolean
}

/** Makes one call of the contract. Refusals arrive as `ApiError`, typed by `CallError<K>`. */
export async function call<K extends CallKey>(
  key: K,
  request?: Request<Api[K]>,
  options: Options = {},
): Promise<Result<Api[K]>> {
  const [method, path] = key.split(' ') as [string, string]
  const loose = (request ?? {}) as Loose
  const intent = method === 'GET' ? undefined : JSON.stringify([key, loose])
  const send = (): Promise<Response> => fetch(addressOf(path, loose), initOf(method, loose, intent, options))
  const answer = await sendTwiceIfNeeded(path, send)
  if (intent !== undefined) keys.settle(intent)
  const body = await bodyOf(answer)
  if (!answer.ok) throw new ApiError(answer.status, body, isProblem(body) ? body.message : answer.statusText)
  return body as Result<Api[K]>
}

/** A 401 means that the session needs extending: once, then the same request once more. */
async function sendTwiceIfNeeded(path: string, send: () => Promise<Response>): Promise<Response> {
  const sentAt = Date.now()
  const first = await reach(send)
  if (first.status !== 401 || !isRefreshable(path)) return first
  try {
    return (await refreshSession(sentAt)) ? await reach(send) : first
  } catch (error) {
    if (error instanceof SessionEnded) endSession('expired')
    throw new ApiError(401, null, 'The session has ended')
  }
}

async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, null, 'No answer')
  }
}

/** Open calls and the question who is logged in never extend a session. */
function isRefreshable(path: string): boolean {
  return !path.startsWith('/open/') && !path.startsWith('/auth/') && path !== '/api/users/me'
}

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = new URLSearchParams(given).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function initOf(method: string, { body }: Loose, intent: string | undefined, options: Options): RequestInit {
  const timeout = AbortSignal.timeout(timeoutMs)
  return {
    method,
    credentials: 'include',
    headers: {
      'X-Requested-With': 'portico',
      ...activityHeader(),
      ...(intent === undefined ? {} : { 'Idempotency-Key': keys.keyOf(intent) }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.keepalive === true
      ? { keepalive: true }
      : { signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]) }),
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return isJson ? answer.json().catch(() => null) : undefined
}
