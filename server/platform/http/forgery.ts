import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isPageOrigin } from './api-hosts.ts'
import { ErrorResponse } from '../error-response.ts'

/**
 * Rejects writes that another site may have caused. Browsers send cookies automatically, so a write must carry the
 * portal's own header, and an `Origin`, if sent, must be the requested host (which `refuseForeignHosts` has checked).
 * Pages of other hosts that call this one are allowed too.
 */
export function refuseForgery(config: Config, request: FastifyRequest): void {
  const origin = request.headers.origin
  const { host } = request
  const allowed = origin === undefined || isOwnOrigin(config, origin, host) || isPageOrigin(config, origin, host)
  if (!allowed || request.headers['x-requested-with'] !== 'portico') {
    throw new ErrorResponse(403, 'untrusted_origin', messages.untrustedOrigin)
  }
}

function isOwnOrigin(config: Config, origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const sent = new URL(origin)
  if (sent.host !== host) return false
  return config.publicUrl === undefined || sent.protocol === config.publicUrl.protocol
}
