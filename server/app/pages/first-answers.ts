import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstReads, whoIsHere } from './first-reads.ts'

/**
 * Responses to the first screen's calls by address, for the logged-in person: the page embeds them, so that it renders
 * without requests. Each comes from the call itself, with the page's cookies; a rejected one is omitted, and the page
 * gets the error when it asks. For a guest the only response is that they are not logged in.
 */
export async function firstAnswers(app: FastifyInstance, request: FastifyRequest): Promise<FirstAnswers> {
  const isGuest = !/\bportico-session=/.test(request.headers.cookie ?? '')
  const here = isGuest ? nobody : await answer(app, request, whoIsHere)
  if (here.status !== 200) return here.status === 401 ? { [whoIsHere]: null } : {}
  const path = request.url.replace(/[?#].*$/, '')
  // Read after the current user: later changes then arrive as events.
  const others = await Promise.all(
    firstReads(path).map(async (address) => [address, await answer(app, request, address)] as const),
  )
  const answered = others.filter(([, { status }]) => status === 200).map(([address, { body }]) => [address, body])
  return { [whoIsHere]: here.body, ...Object.fromEntries(answered) }
}

type FirstAnswers = Readonly<Record<string, unknown>>

/** Whether first answers are for a logged-in person. */
export const isOfUser = (answers: FirstAnswers): boolean => (answers[whoIsHere] ?? null) !== null

interface Answer {
  readonly status: number
  readonly body?: unknown
}

const nobody: Answer = { status: 401 }

/** A call's response for the requested page. */
async function answer(app: FastifyInstance, { headers, raw }: FastifyRequest, url: string): Promise<Answer> {
  const passed = Object.entries(headers).filter(([name]) => !ofThePage.has(name))
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url,
    headers: { ...Object.fromEntries(passed), 'x-requested-with': 'portico' },
    ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
  })
  return { status: statusCode, body: statusCode === 200 ? (JSON.parse(body) as unknown) : undefined }
}

/** Request headers that concern only the page itself. */
const ofThePage: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range'])
