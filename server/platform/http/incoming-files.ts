import multipart from '@fastify/multipart'
import type { ByteStream, Call, IncomingFile } from '@portico/contract/kit/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { within } from '../files/byte-streams.ts'
import { ErrorResponse, unprocessable } from '../error-response.ts'

/** A call without a payload may still declare JSON as its type: treat an empty body as none. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

/** Accepts calls with a form body, without reading it. */
export function passOverForms(app: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
}

/** Accepts file uploads: as a form part, or as the raw body. */
export async function readFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
}

/** The unread file of a call that declares one. A body of another kind is rejected with the field's name. */
export async function incomingFile(
  { upload, chunk }: Call,
  request: FastifyRequest,
): Promise<{ file?: IncomingFile; chunk?: ByteStream }> {
  if (chunk !== undefined) {
    if (!(request.body instanceof Readable)) throw unprocessable({ chunk: 'must be bytes' })
    return { chunk: within(received(request.body), chunk.maxBytes) }
  }
  if (upload === undefined) return {}
  const part = request.isMultipart()
    ? await request.file({ limits: { files: 1, fileSize: upload.maxBytes + 1 } }).catch(refuseBroken)
    : undefined
  if (part?.fieldname !== upload.field) throw unprocessable({ [upload.field]: 'must be a file' })
  return { file: { name: part.filename, stream: within(received(part.file), upload.maxBytes) } }
}

/** Passes on what the sender sends. */
async function* received(stream: ByteStream): ByteStream {
  try {
    yield* stream
  } catch (error) {
    refuseBroken(error)
  }
}

/** A body without boundary, without end or cut off is the sender's error: the libraries report it as any other. */
function refuseBroken(error: unknown): never {
  const isNamed = error instanceof Error && 'statusCode' in error
  throw isNamed ? error : new ErrorResponse(400, 'malformed', messages.malformed)
}
