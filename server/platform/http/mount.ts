import { accountParameter } from '@portico/contract/kit/access.ts'
import { methodAndPath, type Call, type EventStream } from '@portico/contract/kit/call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { admit, type Admission } from '../access/guard.ts'
import type { PlatformWithDirectory } from '../platform.ts'
import { Refusal, unprocessable } from '../refusal.ts'
import type { Answered } from '../write.ts'
import { openEventStream } from './event-stream.ts'
import { refuseForgery } from './forgery.ts'
import { faultyFields } from './problems.ts'
import { contextOf, sessionCookies } from './request-context.ts'
import type { BoundCall } from './routes.ts'
import { dataHeaders } from './security-headers.ts'

/** Mounts calls under their own paths: admission, checks of what comes in, the verb, checks of what goes out. */
export function mount(app: FastifyInstance, platform: PlatformWithDirectory, bound: readonly BoundCall[]): void {
  for (const { key, call, verb } of bound) {
    const { method, path } = methodAndPath(key)
    const account = accountParameter(path)
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const isWrite = method !== 'GET'
    app.route({
      method,
      url,
      onRequest: async (request, reply) => {
        if (isWrite) refuseForgery(platform.config, request)
        request.admission = await admit(platform.directory, {
          access: call.access,
          isWrite,
          cookies: sessionCookies(platform.config, request),
          account: account === undefined ? undefined : (request.params as Record<string, string>)[account],
        }).catch((refusal: unknown) => {
          // An ended session must stop the browser from asking for the stream again and again; 204 does.
          if (call.responses[200] !== 'event-stream' || !isNoSession(refusal)) throw refusal
          reply.code(204).send()
          return { actor: undefined, standing: undefined }
        })
      },
      handler: async (request, reply) => {
        const input = checkedInput(call, request)
        const context = contextOf(platform, request, reply, { key, isWrite, admission: request.admission })
        return send(key, call, reply, await verb(context, input))
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission
  }
}

const isNoSession = (refusal: unknown) => refusal instanceof Refusal && refusal.status === 401

const schemaOf = (schema: unknown) => schema as z.ZodType

function checkedInput(call: Call, request: FastifyRequest): unknown {
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    if (call[part] === undefined) continue
    const parsed = schemaOf(call[part]).safeParse(request[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, faultyFields(parsed.error))
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
  return input
}

type Sendable = Answered & { readonly stream?: unknown }

function send(key: string, call: Call, reply: FastifyReply, answer: Sendable): FastifyReply {
  const declared = call.responses[answer.status]
  if (declared === undefined) throw new Error(`${key} answered ${answer.status}, which its contract does not declare`)
  reply.code(answer.status).headers(dataHeaders)
  if (declared === 'nothing') return reply.send()
  if (declared === 'event-stream') return openEventStream(reply, answer.stream as (stream: EventStream) => void)
  const parsed = schemaOf(declared).safeParse(answer.body)
  if (!parsed.success) throw new Error(`${key} answered against its contract: ${parsed.error.message}`)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed.data))
}
