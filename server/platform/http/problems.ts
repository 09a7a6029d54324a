import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { Problem } from '@portico/contract/kit/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { ErrorResponse } from '../error-response.ts'
import { dataHeaders } from './security-headers.ts'

/** Sends an error in the product's format. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  problem: Omit<Problem, 'requestId' | 'fields'> & { fields?: Problem['fields'] | undefined },
  extra?: Readonly<Record<string, unknown>>,
): FastifyReply {
  const { code, message, fields } = problem
  const body = { code, message, ...(fields === undefined ? {} : { fields }), requestId: reply.request.id, ...extra }
  return reply.code(status).headers(dataHeaders).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** The fields that a check rejected: dotted path → how to fix it. Only the first error of a field counts. */
export function invalidFields(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

const frameworkAnswers: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'malformed', message: messages.malformed },
  413: { code: 'too_large', message: messages.tooLarge },
  414: { code: 'malformed', message: messages.malformed },
  415: { code: 'malformed', message: messages.malformed },
  429: { code: 'too_many', message: messages.tooMany },
  503: { code: 'unavailable', message: messages.unavailable },
}

/** Responds to every error: ours as declared, the framework's in our format, anything else without details. */
export function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof DatabaseUnavailable) {
    request.log.error({ err: error }, 'the database did not answer')
    reply.header('retry-after', '5')
    sendProblem(reply, 503, { code: 'unavailable', message: messages.unavailable })
    return
  }
  if (error instanceof ErrorResponse) {
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
    sendProblem(reply, error.status, { code: error.code, message: error.message, fields: error.fields }, error.extra)
    return
  }
  const known = frameworkAnswers[error.statusCode ?? 500]
  if (known !== undefined && error.statusCode !== undefined) {
    sendProblem(reply, error.statusCode === 414 ? 400 : error.statusCode, known)
    return
  }
  if (isDataError(error)) {
    request.log.warn({ err: error }, 'the database refused a value that no check had caught')
    sendProblem(reply, 422, { code: 'refused', message: messages.refused })
    return
  }
  request.log.error({ err: error }, 'unexpected error')
  sendProblem(reply, 500, { code: 'unexpected', message: messages.unexpected })
}

/** SQL states of class 22: a value that its type cannot hold. The last net below the contract's checks. */
const isDataError = (error: Error & { code?: unknown }) => typeof error.code === 'string' && /^22...$/.test(error.code)
