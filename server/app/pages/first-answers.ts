import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstReads, whoIsHere } from './first-reads.ts'

/**
 * The answers to what the first screen of a page asks for, by the address of the call, for the person who is logged in: the
 * page carries them, so that nothing has to be asked before something shows. Each is made by the call itself, with the
 * cookies of the page; one that is refused is left out, and the page hears of it when it asks.
 * For a guest the only answer is that nobody is logged in.
 */
export async function firstAnswers(app: FastifyInstance, request: FastifyRequest): Promise<FirstAnswers> {
  const isGuest = !/\bportico-session=/.test(request.headers.cookie ?? '')
  const here = isGuest ? nobody : await answer(app, request, whoIsHere)
  if (here.status !== 200) return here.status === 401 ? { [whoIsHere]: null } : {}
  const path = request.url.replace(/[?#].*$/, '')
  // After who is here: the events from then on tell of everything that changes meanwhile.
  const others = await Promise.all(
    firstReads(path).map(async (address) => [address, await answer(app, request, address)] as const),
  )
  const answered = others.filter(([, { status }]) => status === 200).map(([address, { body }]) => [address, body])
  return { [whoIsHere]: here.body, ...Object.fromEntries(answered) }
}

type FirstAnswers = Readonly<Record<string, unknown>>

/** Whether first answers were made for someone who is logged in. */
export const isOfUser = (answers: FirstAnswers): boolean => (answers[whoIsHere] ?? null) !== null

interface Answer {
  readonly status: number
  readonly body?: unknown
}

const nobody: Answer = { status: 401 }

/** What a call answers to the page that is asked for. */
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

/** What a browser says of the page alone. */
const ofThePage: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range'])
