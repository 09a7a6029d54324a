import { analyticsUserType, type AnalyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'

/** One line a request, once it is answered. What else is logged about the request carries the same request id. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, ip } = request
    const line = {
      method,
      url: withoutTokens(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip,
      // A page has no admission.
      user: userType((request.admission as FastifyRequest['admission'] | undefined)?.actor),
    }
    if (error === null || error === undefined) request.log.info(line, 'request')
    else request.log.error({ ...line, err: error }, 'request failed')
  }
}

/** The kind of user: all that the log contains about a person. */
function userType(actor: Actor | undefined): AnalyticsUserType {
  if (actor === undefined) return analyticsUserType(null)
  const { isAdmin, isViewer, brokerages, accounts } = actor
  return analyticsUserType({ isAdmin, isViewer, brokerRoles: namesOf(brokerages), accountRoles: namesOf(accounts) })
}

/** Whether anything is held is all that matters here. */
const namesOf = (held: ReadonlyMap<string, unknown>): Record<string, never> =>
  held.size === 0 ? {} : { [held.keys().next().value!]: undefined as never }

/** Links in emails hold random tokens that grant access: log the path without them. Shorter ids stay. */
const withoutTokens = (url: string): string => url.replaceAll(/[\w-]{40,}/g, '…')
