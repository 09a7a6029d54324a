import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Bytes below which compressing an answer costs more than it saves. */
const threshold = 64 * 1024

const compress = promisify(gzip)

/** Compresses long JSON answers. Pages and their parts are compressed once, at build. */
export function compressLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < threshold) return payload
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
    return compress(payload, { level: 1 })
  })
}
