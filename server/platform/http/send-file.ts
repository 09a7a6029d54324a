import type { ByteRange, OutgoingFile } from '@portico/contract/kit/call.ts'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { dispositionOf } from './disposition.ts'

/** Whatever a file holds, nothing in it runs with the portal's rights. */
const filePolicy = (framers: string) =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${framers}; sandbox`

/** Streams a file, whole or the requested range; stops reading when the client disconnects. */
export async function sendFile(reply: FastifyReply, file: OutgoingFile): Promise<FastifyReply> {
  const { bytes } = file
  if (bytes === null) {
    // Content made on the fly may still fail, and an error is not a file.
    const made = await file.open()
    return described(reply, file).send(Readable.from(made))
  }
  described(reply, file)
  const range = rangeOf(reply.request.headers.range, bytes)
  reply.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range === undefined) return reply.header('content-length', bytes).send(Readable.from(await file.open()))
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(Readable.from(await file.open(range)))
}

function described(reply: FastifyReply, file: OutgoingFile): FastifyReply {
  const { framedBy } = file
  if (framedBy !== undefined) reply.header('x-frame-options', 'SAMEORIGIN')
  const framers = framedBy === undefined ? "'none'" : ["'self'", ...framedBy].join(' ')
  return reply
    .header('content-security-policy', filePolicy(framers))
    .header('content-disposition', dispositionOf(file))
    .type(file.type)
}

/** One range of a `Range` header. What is no range, or several, is answered with the whole. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (from === '' && to === '') return undefined
  const last = bytes - 1
  const range =
    from === ''
      ? { start: Math.max(0, bytes - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) }
  return range.start > range.end ? 'unsatisfiable' : range
}
