import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstReads, whoIsHere } from './first-reads.ts'

/**
 * Responses to the first screen's calls by address, for the logged-in person: the page embeds them, so that it renders
 * without requests. Each comes from the call itself, with the page's cookies; a rejected one is omitted, and the page
 * gets the error when it asks. Null for a guest.
 */
export async function firstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Record<string, unknown> | null> {
  if (!/\bportico-session=/.test(request.headers.cookie ?? '')) return null
  const user = await answer(app, request, whoIsHere)
  if (user === undefined) return null
  const path = request.url.replace(/[?#].*$/, '')
  // Read after the current user: later changes then arrive as events.
  const others = await Promise.all(
    firstReads(path).map(async (address) => [address, await answer(app, request, address)] as const),
  )
  return { [whoIsHere]: user, ...Object.fromEntries(others.filter(([, body]) => body !== undefined)) }
}

/** A call's response for the requested page; undefined if it is rejected. */
async function answer(app: FastifyInstance, { headers, raw }: FastifyRequest, url: string): Promise<unknown> {
  const passed = Object.entries(headers).filter(([name]) => !ofThePage.has(name))
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url,
    headers: { ...Object.fromEntries(passed), 'x-requested-with': 'portico' },
    ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
  })
  return statusCode === 200 ? (JSON.parse(body) as unknown) : undefined
}

/** Request headers that concern only the page itself. */
const ofThePage: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range'])
