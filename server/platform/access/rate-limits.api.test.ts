import cookie from '@fastify/cookie'
import { calls } from '@portico/contract/kit/call.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestServer } from '../../app/test/test-server.ts'
import { mount } from '../http/mount.ts'
import { answerError } from '../http/problems.ts'
import type { PlatformWithDirectory } from '../platform.ts'
import { ErrorResponse } from '../error-response.ts'
import { networkOf } from './rate-limits.ts'

const server = useTestServer()
const minute = 60_000

const declared = calls({
  'GET /open/all': {
    access: 'open',
    summary: 'x',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    responses: { 204: 'nothing' },
  },
  'GET /open/refused/{how}': {
    access: 'open',
    summary: 'x',
    limits: [{ per: 'address', tries: 5, minutes: 15, refusedOnly: true }],
    params: z.object({ how: z.coerce.number<number>() }),
    responses: { 204: 'nothing' },
  },
  'GET /api/mine': {
    access: 'self',
    summary: 'x',
    limits: [{ per: 'user', tries: 3, minutes: 15 }],
    responses: { 204: 'nothing' },
  },
})

let apps: FastifyInstance[] = []
let done = 0

/** A server process of its own with the calls above, on the one database. */
async function aServer(trustProxy: string[] | false = false): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy })
  await app.register(cookie)
  app.setErrorHandler<Error & { statusCode?: number }>(answerError)
  const { platform } = server.running
  const directory = { actorOf: async () => ({ userId: 'u1', state: 'complete' }) }
  const bound = Object.entries(declared).map(([key, call]) => ({
    key,
    call,
    handler: async (_context: unknown, input: unknown) => {
      done += 1
      const how = (input as { params?: { how: number } }).params?.how ?? 204
      if (how >= 500) throw new Error('on purpose')
      if (how >= 400) throw new ErrorResponse(422, 'refused', 'No')
      return { status: 204 }
    },
  }))
  mount(app, { ...platform, directory } as unknown as PlatformWithDirectory, bound)
  apps.push(app)
  return app
}

beforeEach(() => {
  done = 0
  server.clock.advance(60 * minute)
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()))
  apps = []
})

type Headers = Record<string, string>
const ask = async (app: FastifyInstance, url: string, remoteAddress = '192.0.2.1', headers: Headers = {}) =>
  app.inject({ url, remoteAddress, headers })
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a limited call', () => {
  test('answers 429 with the time to wait once its tries are used, and again after the window', async () => {
    const app = await aServer()
    for (const _ of many(20)) expect((await ask(app, '/open/all')).statusCode).toBe(204)
    const over = await ask(app, '/open/all')
    expect([over.statusCode, over.json().code]).toEqual([429, 'too_many'])
    const wait = Number(over.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(done).toBe(20)
    server.clock.advance(wait * 1000)
    expect((await ask(app, '/open/all')).statusCode).toBe(204)
  })

  test('counts tries over two servers together, however many come at once', async () => {
    const [one, other] = [await aServer(), await aServer()]
    const answers = await Promise.all(many(50).map((index) => ask(index % 2 === 0 ? one : other, '/open/all')))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30)
    expect(done).toBe(20)
  })

  test('counts each address by itself, and believes no address that the caller made up', async () => {
    const app = await aServer()
    for (const index of many(20)) await ask(app, '/open/all', '192.0.2.1', { 'x-forwarded-for': `198.51.100.${index}` })
    const forged = await ask(app, '/open/all', '192.0.2.1', { 'x-forwarded-for': '203.0.113.77' })
    expect(forged.statusCode).toBe(429)
    expect((await ask(app, '/open/all', '192.0.2.2')).statusCode).toBe(204)
  })

  test('believes a proxy that it trusts, and through it only the address that the proxy saw', async () => {
    const app = await aServer(['127.0.0.1'])
    const through = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` })
    for (const index of many(20)) await ask(app, '/open/all', '127.0.0.1', through(index))
    expect((await ask(app, '/open/all', '127.0.0.1', through(99))).statusCode).toBe(429)
    const neighbor = { 'x-forwarded-for': '203.0.113.10' }
    expect((await ask(app, '/open/all', '127.0.0.1', neighbor)).statusCode).toBe(204)
  })

  test('counts a user wherever they are', async () => {
    const app = await aServer()
    const statuses: number[] = []
    for (const index of many(4)) statuses.push((await ask(app, '/api/mine', `192.0.2.${index}`)).statusCode)
    expect(statuses).toEqual([204, 204, 204, 429])
  })
})

describe('a call that counts refusals only', () => {
  test('lets any number of good tries and of its own errors pass', async () => {
    const app = await aServer()
    for (const _ of many(7)) expect((await ask(app, '/open/refused/204')).statusCode).toBe(204)
    for (const _ of many(7)) expect((await ask(app, '/open/refused/500')).statusCode).toBe(500)
    for (const _ of many(7)) expect((await ask(app, '/open/refused/x')).statusCode).toBe(422)
    expect((await ask(app, '/open/refused/422')).statusCode).toBe(422)
  })

  test('refuses good tries too once it is full, before the work is done', async () => {
    const app = await aServer()
    for (const _ of many(5)) expect((await ask(app, '/open/refused/422')).statusCode).toBe(422)
    expect((await ask(app, '/open/refused/204')).statusCode).toBe(429)
    expect(done).toBe(5)
  })

  test('lets no more refusals through when they all come at once', async () => {
    const app = await aServer()
    await Promise.all(many(40).map(() => ask(app, '/open/refused/422')))
    expect(done).toBe(5)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
