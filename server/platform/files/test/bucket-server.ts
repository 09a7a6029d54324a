import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gathered } from '../byte-streams.ts'

/** A server that speaks as much of the protocol of S3 as files need: put, parts of a put, get with a range, delete, head. */
export async function startBucketServer(): Promise<{ url: string; keys(): string[]; close(): void }> {
  const objects = new Map<string, Buffer>()
  const parts = new Map<string, Map<number, Buffer>>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://bucket')
    const body = unchunked(await gathered(request), request)
    const upload = searchParams.get('uploadId')
    if (request.method === 'POST' && searchParams.has('uploads')) {
      parts.set(pathname, new Map())
      return end(response, 200, `<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>`)
    }
    if (request.method === 'PUT' && upload !== null) {
      parts.get(pathname)!.set(Number(searchParams.get('partNumber')), body)
      return end(response.setHeader('etag', '"part"'), 200)
    }
    if (request.method === 'POST' && upload !== null) {
      const pieces = [...parts.get(pathname)!].toSorted(([one], [other]) => one - other).map(([, piece]) => piece)
      objects.set(pathname, Buffer.concat(pieces))
      return end(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
    }
    if (request.method === 'PUT') {
      objects.set(pathname, body)
      return end(response.setHeader('etag', '"whole"'), 200)
    }
    if (request.method === 'DELETE') {
      if (upload === null) objects.delete(pathname)
      return end(response, 204)
    }
    return request.method === 'HEAD' ? end(response, 200) : send(request, response, objects.get(pathname))
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    close: () => void server.close(),
  }
}

function end(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function send({ headers }: IncomingMessage, response: ServerResponse, object: Buffer | undefined): void {
  if (object === undefined) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = from === undefined ? object : object.subarray(Number(from), Number(to) + 1)
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length }).end(part)
}

/** Clients sign what they stream in pieces, each after its length in hexadecimal. */
function unchunked(body: Buffer, { headers }: IncomingMessage): Buffer {
  if (headers['content-encoding']?.includes('aws-chunked') !== true) return body
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!(length > 0)) break
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
  return Buffer.concat(pieces)
}
