import type { Api } from '@portico/contract/api.ts'
import { addressOf, type AddressParts, type Request, type Result } from '@portico/contract/kit/call.ts'
import { activityHeader } from './upkeep/activity.ts'
import { apiAddress } from './files/api-address.ts'
import { ApiError, type CallKey, isProblem } from './call-error.ts'
import { takeFirstAnswer } from './upkeep/first-answers.ts'
import { idempotencyKeys } from './idempotency.ts'
import { noticeBuild } from './notices/new-build.ts'
import { reportRefusedWrite } from './notices/refused-writes.ts'
import { refreshSession, SessionEnded } from './upkeep/refresh.ts'
import { leaveEndedSession, untilSessionEnds } from './session.ts'
import { asksForStepUp, stepUp } from './step-up.ts'

const timeoutMs = 180_000
const keys = idempotencyKeys()

/** A request's arguments: omitted if the call needs none. */
export type RequestArgs<K extends CallKey> =
  Record<never, never> extends Request<Api[K]> ? [request?: Request<Api[K]>] : [request: Request<Api[K]>]

interface Loose extends AddressParts {
  readonly body?: unknown
  readonly file?: File
  readonly chunk?: Blob
}

interface Options {
  readonly signal?: AbortSignal
  /** Lets a write outlive the page, to save when it closes. */
  readonly keepalive?: boolean
  /** The key of a write that a closed page may have sent before. */
  readonly idempotencyKey?: string
  /** Sent in the background: the caller shows its errors, and the page stays. */
  readonly inBackground?: boolean
}

/** Makes one call of the contract. Errors are thrown as `ApiError`, typed by `CallError<K>`. */
export async function call<K extends CallKey>(
  key: K,
  request?: Request<Api[K]>,
  options: Options = {},
): Promise<Result<Api[K]>> {
  const [method, path] = key.split(' ') as [string, string]
  const loose = (request ?? {}) as Loose
  const address = addressOf(path, loose)
  const given = method === 'GET' ? firstAnswer(key, request) : undefined
  if (given !== undefined) return given
  const intent = method === 'GET' ? undefined : intentOf(key, loose)
  const send = (): Promise<Response> => fetch(apiAddress(address), initOf(method, loose, intent, options))
  const { answer, body } = await answerTo(path, send)
  if (intent !== undefined) keys.settle(intent)
  if (answer.ok) return body as Result<Api[K]>
  const error = errorOf(answer, body)
  if (method !== 'GET' && concernsPage(path, options)) reportRefusedWrite(error)
  throw error
}

/** The response to a read that the page holds, once; undefined if it holds none. */
export function firstAnswer<K extends CallKey>(key: K, request?: Request<Api[K]>): Result<Api[K]> | undefined {
  const path = key.slice(key.indexOf(' ') + 1)
  return takeFirstAnswer(addressOf(path, request ?? {})) as Result<Api[K]> | undefined
}

/** Calls that answer a file. */
type FileKey = {
  [K in CallKey]: Api[K]['responses'] extends { readonly 200: 'file' } ? K : never
}[CallKey]

export interface FileOptions {
  readonly signal?: AbortSignal
  /** Called with the bytes that have arrived so far. */
  readonly onProgress?: (bytes: number) => void
}

export interface FetchedFile {
  readonly name: string
  readonly content: Blob
}

/** Fetches a file with the name in its response. Errors are thrown as in any call. */
export async function fetchFile<K extends FileKey>(
  key: K,
  request: Request<Api[K]>,
  { onProgress, ...options }: FileOptions = {},
): Promise<FetchedFile> {
  const [method, path] = key.split(' ') as [string, string]
  const loose = request as Loose
  const address = apiAddress(addressOf(path, loose))
  const answer = await sendTwiceIfNeeded(path, () => fetch(address, initOf(method, loose, undefined, options)))
  if (!answer.ok || answer.body === null) throw errorOf(answer, await bodyOf(answer))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for await (const piece of answer.body) {
      pieces.push(piece)
      bytes += piece.length
      onProgress?.(bytes)
    }
  } catch (error) {
    await withoutAnswer(error)
  }
  const type = answer.headers.get('content-type') ?? ''
  return { name: nameOfFile(answer.headers.get('content-disposition') ?? ''), content: new Blob(pieces, { type }) }
}

/** The name in `attachment; filename=…`; a name that a plain header cannot hold is encoded after an ASCII fallback. */
function nameOfFile(disposition: string): string {
  const encoded = /filename\*=UTF-8''(.+)$/.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return disposition.replace(/^.*filename=/, '').replaceAll('"', '') || 'download'
}

/** A request's intent: a repeat has the same one. A file is identified by name, size and time. */
function intentOf(key: string, { file, chunk, ...rest }: Loose): string {
  return JSON.stringify([key, rest, file && [file.name, file.size, file.lastModified], chunk?.size])
}

/** A call that wants the person to prove who they are is sent once more when they did, under the same key. */
async function answerTo(path: string, send: () => Promise<Response>): Promise<{ answer: Response; body: unknown }> {
  const answer = await sendTwiceIfNeeded(path, send)
  const body = await bodyOf(answer)
  if (!asksForStepUp(answer.status, body) || !(await stepUp())) return { answer, body }
  const second = await sendTwiceIfNeeded(path, send)
  return { answer: second, body: await bodyOf(second) }
}

function errorOf(answer: Response, body: unknown): ApiError<number, unknown> {
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const message = isProblem(body) ? body.message : answer.statusText
  return new ApiError(answer.status, body, message, Number.isFinite(wait) ? wait : undefined)
}

/** A 401 means that the session needs extending: once, then the same request once more. */
async function sendTwiceIfNeeded(path: string, send: () => Promise<Response>): Promise<Response> {
  const sentAt = Date.now()
  const first = await reach(send)
  if (first.status !== 401 || !isRefreshable(path)) return first
  try {
    return (await refreshSession(sentAt)) ? await reach(send) : first
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error
    leaveEndedSession()
    return forever()
  }
}

/** Never resolves: the page is leaving for the login, so no one needs the answer. */
const forever = () => new Promise<never>(() => undefined)

async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await send()
    noticeBuild(answer)
    return answer
  } catch (error) {
    return withoutAnswer(error)
  }
}

/** The result of a request that was aborted before or during its response. */
function withoutAnswer(error: unknown): Promise<never> {
  if (untilSessionEnds.aborted) return forever()
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(0, null, 'No answer')
}

/** Calls under `/auth/` that are made within a session. */
const inSession = new Set(['/auth/recovery-code', '/auth/step-up'])

/** Open calls and the query for the current user never extend a session. */
function isRefreshable(path: string): boolean {
  if (path.startsWith('/auth/')) return inSession.has(path)
  return !path.startsWith('/open/') && path !== '/api/users/me'
}

/** Whether a rejected write leaves its page. Login and open links handle their own; autosaves keep what was typed. */
function concernsPage(path: string, { keepalive, idempotencyKey, inBackground }: Options): boolean {
  if (keepalive === true || inBackground === true || idempotencyKey !== undefined) return false
  return !/^\/(auth|open|tfa)\//.test(path)
}

/** The body of a request; the browser itself names the type of a form. */
function bodyToSend({ body, file, chunk }: Loose): { body?: BodyInit; type?: string } {
  if (chunk !== undefined) return { body: chunk, type: 'application/octet-stream' }
  if (file === undefined) return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
  const form = new FormData()
  form.append('file', file)
  return { body: form }
}

function initOf(method: string, loose: Loose, intent: string | undefined, options: Options): RequestInit {
  const { body, type } = bodyToSend(loose)
  const signals = [AbortSignal.timeout(timeoutMs), untilSessionEnds, ...(options.signal ? [options.signal] : [])]
  return {
    method,
    credentials: 'include',
    headers: {
      'X-Requested-With': 'portico',
      ...activityHeader(),
      ...(intent === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey ?? keys.keyOf(intent) }),
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
    ...(options.keepalive === true ? { keepalive: true } : { signal: AbortSignal.any(signals) }),
  }
}

/** An error counts even if its body is missing; any other response with a broken body counts as none. */
async function bodyOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return isJson ? answer.json().catch((error: unknown) => (answer.ok ? withoutAnswer(error) : null)) : undefined
}
