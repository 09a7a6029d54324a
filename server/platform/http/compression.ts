import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Bytes below which compressing an answer costs more than it saves; a page is waited for by everything else. */
const threshold = 64 * 1024
const pageThreshold = 4 * 1024

const compress = promisify(gzip)

/** Compresses long answers, and pages that carry data. The parts of pages are compressed once, at build. */
export function compressLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (typeof payload !== 'string' || payload.length < (isPage ? pageThreshold : threshold)) return payload
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
    return compress(payload, { level: 1 })
  })
}
