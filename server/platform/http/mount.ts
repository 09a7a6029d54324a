import { impersonationMessages } from '@portico/contract/areas/impersonation/impersonation.messages.ts'
import { subjectParameter } from '@portico/contract/kit/access.ts'
import {
  methodAndPath,
  type Call,
  type EventStream,
  type OutgoingFile,
  type Picture,
} from '@portico/contract/kit/call.ts'
import { taxNumbersInJson } from '@portico/contract/kit/tax-number.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { admit, type Admission } from '../access/guard.ts'
import { withinLimits } from '../access/rate-limits.ts'
import type { PlatformWithDirectory } from '../platform.ts'
import { ErrorResponse, unprocessable } from '../error-response.ts'
import type { Answered } from '../write.ts'
import { recordDenial } from '../access/denial.ts'
import { keepImpersonatedOpening } from '../access/impersonated-opening.ts'
import { openEventStream } from './event-stream.ts'
import { refuseForgery } from './forgery.ts'
import { incomingFile, readFiles } from './incoming-files.ts'
import { invalidFields } from './problems.ts'
import { contextOf, sessionCookies } from './request-context.ts'
import type { BoundCall } from './routes.ts'
import { dataHeaders } from './security-headers.ts'
import { sendFile } from './send-file.ts'

/**
 * Mounts calls under their own paths: admission, input checks, the handler, output checks. `refuseForged` checks each
 * write before its body is read; without it, only the portal's own pages can write.
 */
export function mount(
  app: FastifyInstance,
  platform: PlatformWithDirectory,
  bound: readonly BoundCall[],
  refuseForged: (request: FastifyRequest) => void = (request) => refuseForgery(platform.config, request),
): void {
  const takesFile = ({ call }: BoundCall) => call.upload !== undefined || call.chunk !== undefined
  const plain = bound.filter((each) => !takesFile(each))
  mountCalls(app, platform, plain, refuseForged)
  // Non-JSON bodies are read only if a call declares one.
  const withFiles = bound.filter(takesFile)
  if (withFiles.length === 0) return
  void app.register(async (apart) => {
    await readFiles(apart)
    mountCalls(apart, platform, withFiles, refuseForged)
  })
}

function mountCalls(
  app: FastifyInstance,
  platform: PlatformWithDirectory,
  bound: readonly BoundCall[],
  refuseForged: (request: FastifyRequest) => void,
): void {
  for (const each of bound) {
    const { key, call, handler } = each
    const { limits } = call
    const { method, path } = methodAndPath(key)
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const isWrite = method !== 'GET'
    const letIn = admissionsTo(platform, each)
    app.route({
      method,
      url,
      ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
      onRequest: async (request, reply) => {
        if (isWrite) refuseForged(request)
        request.admission = await letIn(request).catch((error: unknown) => {
          // An ended session must stop the browser from asking for the stream again and again; 204 does.
          if (call.responses[200] !== 'event-stream' || !isNoSession(error)) throw error
          reply.code(204).send()
          return {}
        })
        const { admission, id: requestId, ip } = request
        await keepImpersonatedOpening(platform, { admission, requestId, ip })
      },
      handler: async (request, reply) => {
        const input = { ...checkedInput(call, request), ...(await incomingFile(call, request)) }
        const context = contextOf(platform, request, reply, { key, isWrite, admission: request.admission })
        const answer =
          limits === undefined
            ? await handler(context, input)
            : await withinLimits(platform, { key, limits }, callerOf(request), () => handler(context, input))
        return send({ key, call, isMasked: request.admission.actor?.impersonation !== undefined }, reply, answer)
      },
    })
  }
}

/** Admits the sender of a request to a call, or throws. */
function admissionsTo(
  platform: PlatformWithDirectory,
  { key, call }: BoundCall,
): (request: FastifyRequest) => Promise<Admission> {
  const { method, path } = methodAndPath(key)
  const parameter = subjectParameter(path)
  return (request) =>
    admit(platform.directory, {
      access: call.access,
      isWrite: method !== 'GET',
      stepUp: call.stepUp === true,
      unlessImpersonating: refusedWhileImpersonating(method, call),
      cookies: sessionCookies(platform.config, request),
      subject: parameter === undefined ? undefined : (request.params as Record<string, string>)[parameter],
      now: platform.now(),
      onDenied: (actor, error) =>
        recordDenial(platform, { actor, error, key, url: request.url, requestId: request.id }),
    })
}

/**
 * Why a call is rejected while viewing as another user: writes, calls that ask for the password again, and files, whose
 * content cannot be masked.
 */
function refusedWhileImpersonating(method: string, call: Call): string | undefined {
  if (call.whileImpersonating === true) return undefined
  if (method !== 'GET' || call.stepUp === true) return impersonationMessages.readOnly
  return call.responses[200] === 'file' ? impersonationMessages.noFiles : undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission
  }
}

const callerOf = ({ ip, admission }: FastifyRequest) => ({ address: ip, userId: admission.actor?.userId })

const isNoSession = (error: unknown) => error instanceof ErrorResponse && error.status === 401

const schemaOf = (schema: unknown) => schema as z.ZodType

function checkedInput(call: Call, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    if (call[part] === undefined) continue
    const parsed = schemaOf(call[part]).safeParse(request[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, invalidFields(parsed.error))
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
  return input
}

type Sendable = Answered & {
  readonly stream?: unknown
  readonly picture?: unknown
  readonly calendar?: unknown
  readonly file?: unknown
}

interface Answering {
  readonly key: string
  readonly call: Call
  /** Whether tax numbers are hidden. */
  readonly isMasked: boolean
}

function send(
  { key, call, isMasked }: Answering,
  reply: FastifyReply,
  answer: Sendable,
): FastifyReply | Promise<FastifyReply> {
  const declared = call.responses[answer.status]
  if (declared === undefined) throw new Error(`${key} answered ${answer.status}, which its contract does not declare`)
  reply.code(answer.status).headers(dataHeaders)
  if (declared === 'nothing') return reply.send()
  if (declared === 'event-stream') return openEventStream(reply, answer.stream as (stream: EventStream) => void)
  if (declared === 'picture') return sendPicture(reply, answer.picture as Picture)
  if (declared === 'calendar') return reply.type('text/calendar; charset=utf-8').send(answer.calendar)
  if (declared === 'file') return sendFile(reply, answer.file as OutgoingFile)
  const parsed = schemaOf(declared).safeParse(answer.body)
  if (!parsed.success) throw new Error(`${key} answered against its contract: ${parsed.error.message}`)
  const json = JSON.stringify(parsed.data)
  return reply.type('application/json; charset=utf-8').send(isMasked ? withoutTaxNumbers(json) : json)
}

const numbers = taxNumbersInJson()

const withoutTaxNumbers = (json: string): string => json.replaceAll(numbers, '"•••••••••"')

/** An image's address changes with its content, so browsers may cache it forever; nothing in it can run. */
function sendPicture(reply: FastifyReply, { type, bytes }: Picture): FastifyReply {
  return reply.header('cache-control', 'private, max-age=31536000, immutable').type(type).send(Buffer.from(bytes))
}
