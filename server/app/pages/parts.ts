import type { FastifyInstance, FastifyReply } from 'fastify'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** For parts whose name changes with their content. */
const forAYear = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The endings of compressed copies, the smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the web app's parts from memory, reading each once: a page requests dozens of them, about a megabyte in total.
 * The folder must not contain anything that is not public.
 */
export function serveParts(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder))
  const read = new Map<string, Buffer>()
  const contentOf = async (name: string): Promise<Buffer> => {
    const content = read.get(name) ?? (await readFile(join(folder, name)))
    read.set(name, content)
    return content
  }
  const send = async (reply: FastifyReply, name: string, accepted: string): Promise<FastifyReply> => {
    const copy = encodings.find(([encoding, ending]) => takes(accepted, encoding) && names.has(name + ending))
    const content = await contentOf(name + (copy?.[1] ?? ''))
    void reply.headers({ 'cache-control': forAYear, vary: 'accept-encoding' })
    if (copy !== undefined) void reply.header('content-encoding', copy[0])
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(content)
  }
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name }, headers }, reply) => {
    if (!names.has(name) || encodings.some(([, ending]) => name.endsWith(ending))) return reply.callNotFound()
    return send(reply, name, headers['accept-encoding'] ?? '')
  })
}

/** Whether a browser takes an encoding: it names it, and does not weigh it with nothing. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name, weight] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
