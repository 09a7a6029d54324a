import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound } from '../../../platform/refusal.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whoever does not know the secret is answered as if the call did not exist, before anything they send is read. */
export const bySecret = (secret: string) => (request: FastifyRequest) => {
  const given = request.headers['x-portico-inbound-secret']
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(secret))) throw notFound()
}
