import { calls } from '@portico/contract/kit/call.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { readConfig } from '../config/config.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { PlatformWithDirectory } from '../platform.ts'
import { mount } from './mount.ts'
import { answerError } from './problems.ts'

const shape = z.object({ id: z.string(), inner: z.object({ shown: z.number() }) })
const declared = calls({
  'GET /api/things/{id}': {
    access: 'open',
    summary: 'x',
    params: z.object({ id: z.string() }),
    responses: { 200: shape },
  },
  'GET /api/accounts/{code}/secrets': { access: 'account:OP_READ_MOD', summary: 'x', responses: { 204: 'nothing' } },
  'GET /server-events': { access: 'signed-in', summary: 'x', responses: { 200: 'event-stream', 204: 'nothing' } },
  'GET /api/brokerages/{brokerCode}/staff': { access: 'brokerage', summary: 'x', responses: { 204: 'nothing' } },
})

let app: FastifyInstance
let answer: { status: number; body?: unknown }
let actor: Partial<Actor> | undefined
let lookUp: () => Promise<Actor | undefined>

beforeEach(async () => {
  lookUp = async () => actor as Actor | undefined
  app = Fastify()
  await app.register(cookie)
  app.setErrorHandler<Error & { statusCode?: number }>(answerError)
  const directory = {
    actorOf: () => lookUp(),
    accountOf: async (code: string) => ({ code, brokerage: 'HARBOR', timeZone: 'America/New_York' }),
    timeZoneOf: async () => 'America/New_York',
    holderOf: async () => ({ suspendedAt: null }),
  }
  const database = { write: async () => undefined }
  const platform = { config: readConfig({}), directory, database, now: () => new Date() }
  const bound = Object.entries(declared).map(([key, call]) => ({ key, call, handler: async () => answer }))
  mount(app, platform as unknown as PlatformWithDirectory, bound)
})
afterEach(() => app.close())

const someone = (more: Partial<Actor>): Partial<Actor> => ({
  state: 'complete',
  isAdmin: false,
  isViewer: false,
  accounts: new Map(),
  brokerages: new Map(),
  timeZones: new Map(),
  ...more,
})

describe('what leaves the server', () => {
  test('is what the contract declares, at every depth, and nothing more', async () => {
    answer = { status: 200, body: { id: '1', secret: 'x', inner: { shown: 1, hidden: 2 } } }
    const { body } = await app.inject('/api/things/1')
    expect(JSON.parse(body)).toEqual({ id: '1', inner: { shown: 1 } })
  })

  test.each([
    ['a body of another shape', { status: 200, body: { id: 1 } }],
    ['a status that is not declared', { status: 201, body: {} }],
  ])('%s is an error of the server, told without detail', async (_what, broken) => {
    answer = broken
    const { statusCode, body } = await app.inject('/api/things/1')
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'unexpected'])
    expect(body).not.toContain('contract')
  })
})

describe('a permission code', () => {
  const path = '/api/accounts/ACME/secrets'

  test('is asked of insured people and not of staff or administrators', async () => {
    answer = { status: 204 }
    const statuses: number[] = []
    for (const permissions of [[], ['OP_READ_MOD']]) {
      actor = someone({ accounts: new Map([['ACME', { role: 'USER', permissions }]]) })
      statuses.push((await app.inject(path)).statusCode)
    }
    actor = someone({ brokerages: new Map([['HARBOR', ['CLAIMS']]]) })
    statuses.push((await app.inject(path)).statusCode)
    actor = someone({ isAdmin: true })
    statuses.push((await app.inject(path)).statusCode)
    expect(statuses).toEqual([403, 204, 204, 204])
  })

  test('of an account that is not one’s own is no matter: 404', async () => {
    actor = someone({ brokerages: new Map([['SUMMIT', ['ADVISOR']]]) })
    expect((await app.inject(path)).statusCode).toBe(404)
  })
})

test('a database that does not answer is 503 with the time to try again, for streams too', async () => {
  answer = { status: 204 }
  lookUp = () => Promise.reject(new DatabaseUnavailable('gone'))
  for (const path of ['/api/brokerages/HARBOR/staff', '/server-events']) {
    const { statusCode, headers, body } = await app.inject(path)
    expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'unavailable'])
  }
})

test('a stream without a session is 204, which ends the browser’s tries', async () => {
  actor = undefined
  expect((await app.inject('/server-events')).statusCode).toBe(204)
})

test('a call about a brokerage admits its staff and administrators; to others it does not exist', async () => {
  answer = { status: 204 }
  const statuses: number[] = []
  for (const who of [
    {},
    { brokerages: new Map([['SUMMIT', ['ADVISOR']]]) },
    { brokerages: new Map([['HARBOR', ['ADVISOR']]]) },
    { isAdmin: true },
  ]) {
    actor = someone(who)
    statuses.push((await app.inject('/api/brokerages/HARBOR/staff')).statusCode)
  }
  expect(statuses).toEqual([404, 404, 204, 204])
})
