import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** One line a request, once it is answered. What else is logged about the request carries the same request id. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, ip }
    if (error === null || error === undefined) request.log.info(line, 'request')
    else request.log.error({ ...line, err: error }, 'request failed')
  }
}
