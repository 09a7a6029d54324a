import multipart from '@fastify/multipart'
import type { ByteStream, Call, IncomingFile } from '@portico/contract/kit/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { within } from '../files/byte-streams.ts'
import { unprocessable } from '../refusal.ts'

/** Lets the calls of this application send files: as a part of a form, or as the bare body. */
export async function readFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
}

/** What a call that declares a file receives of it, unread. A body of another kind is refused with the field named. */
export async function incomingFile(
  { upload, chunk }: Call,
  request: FastifyRequest,
): Promise<{ file?: IncomingFile; chunk?: ByteStream }> {
  if (chunk !== undefined) {
    if (!(request.body instanceof Readable)) throw unprocessable({ chunk: 'must be bytes' })
    return { chunk: within(request.body, chunk.maxBytes) }
  }
  if (upload === undefined) return {}
  const part = request.isMultipart()
    ? await request.file({ limits: { files: 1, fileSize: upload.maxBytes + 1 } })
    : undefined
  if (part?.fieldname !== upload.field) throw unprocessable({ [upload.field]: 'must be a file' })
  return { file: { name: part.filename, stream: within(part.file, upload.maxBytes) } }
}
