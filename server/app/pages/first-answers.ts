import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstReads, whoIsHere } from './first-reads.ts'

/**
 * The answers to what the first screen of a page asks for, by the address of the call, for the person who is logged in: the
 * page carries them, so that nothing has to be asked before something shows. Each is made by the call itself, with the
 * cookies of the page; one that is refused is left out, and the page hears of it when it asks. Null for a guest.
 */
export async function firstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Record<string, unknown> | null> {
  if (!/\bportico-session=/.test(request.headers.cookie ?? '')) return null
  const user = await answer(app, request, whoIsHere)
  if (user === undefined) return null
  const path = request.url.replace(/[?#].*$/, '')
  // After who is here: the events from then on tell of everything that changes meanwhile.
  const others = await Promise.all(
    firstReads(path).map(async (address) => [address, await answer(app, request, address)] as const),
  )
  return { [whoIsHere]: user, ...Object.fromEntries(others.filter(([, body]) => body !== undefined)) }
}

/** What a call answers to the page that is asked for; undefined where it refuses. */
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

/** What a browser says of the page alone. */
const ofThePage: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range'])
