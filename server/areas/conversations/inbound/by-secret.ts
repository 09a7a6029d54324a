import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound } from '../../../platform/error-response.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Callers without the secret get a 404, before any of their input is read. */
export const bySecret = (secret: string) => (request: FastifyRequest) => {
  const given = request.headers['x-portico-inbound-secret']
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(secret))) throw notFound()
}
