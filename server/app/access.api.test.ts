import { kindsOfUser, relations, wallOf, type KindOfUser, type Relation } from '@portico/contract/access-table.ts'
import { api } from '@portico/contract/api.ts'
import { isAboutAccount, isAboutBrokerage, subjectParameter } from '@portico/contract/kit/access.ts'
import { methodAndPath, type Call } from '@portico/contract/kit/call.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountFor, brokerageFor, makeKindsOfUser, signInEveryKind } from './test/kinds-of-user.ts'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

const server = useTestServer()
let clients: ReadonlyMap<KindOfUser, TestClient>

beforeAll(async () => {
  await makeKindsOfUser(server)
  clients = await signInEveryKind(server)
})

/** Calls whose answer ends the asking session, or that stay open: their own tests tell whom they serve. */
const apart = new Set(['POST /auth/logout', 'POST /auth/refresh', 'GET /server-events'])
const calls = Object.entries<Call>(api as never).filter(([key]) => !apart.has(key))

/** The path of a call about what stands in a relation to a user; undefined where there is no such thing. */
function pathOf(key: string, { access }: Call, kind: KindOfUser, relation: Relation): string | undefined {
  const { path } = methodAndPath(key)
  const subject = isAboutBrokerage(access) ? brokerageFor(relation) : accountFor(kind, relation)
  if (subject === undefined) return undefined
  const named = isAboutAccount(access) || isAboutBrokerage(access) ? subjectParameter(path) : undefined
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === named ? subject : 'x'))
}

/** A share is a matter of brokerages and their staff, and to everyone else an account like any other that is foreign. */
const shareRelations: ReadonlySet<Relation> = new Set(['shared', 'share ahead', 'share ended'])
const concernedByShares: ReadonlySet<KindOfUser> = new Set(['brokerage user', 'brokerage admin', 'insured Admin'])

function relationsOf({ access }: Call, kind: KindOfUser): readonly Relation[] {
  if (!isAboutAccount(access) && !isAboutBrokerage(access)) return ['own']
  return concernedByShares.has(kind) ? relations : relations.filter((relation) => !shareRelations.has(relation))
}

/** Whether an answer came from the verb or from a wall before it. What is sent is empty, so a verb refuses most of it. */
function seen(call: Call, status: number): 'passes' | number {
  const ownAnswer = status in call.responses || status === 422 || status === 429
  return ownAnswer ? 'passes' : status
}

describe.each(calls)('%s', (key, call) => {
  test('admits whom the access table names, and answers everyone else as it says', async () => {
    const expected: string[] = []
    const observed: string[] = []
    for (const kind of kindsOfUser) {
      for (const relation of relationsOf(call, kind)) {
        const path = pathOf(key, call, kind, relation)
        if (path === undefined) continue
        const { status } = await clients.get(kind)!.call(methodAndPath(key).method, path)
        const wall = wallOf(key, call, kind, relation)
        expected.push(`${kind}, ${relation}: ${wall}`)
        observed.push(`${kind}, ${relation}: ${status === wall ? wall : seen(call, status)}`)
      }
    }
    expect(observed).toEqual(expected)
    // The walls keep what they refuse: so it was they, and not the verb, who answered 403 and 404.
    const walls = expected.filter((said) => said.endsWith(' 403') || said.endsWith(' 404'))
    expect(await denials(key)).toHaveLength(walls.length)
  })
})

test('a foreign, a deleted and a non-existent account answer in the same words', async () => {
  const owner = clients.get('insured Admin')!
  const answers = await Promise.all(
    ['RIDGE', 'GONE', 'NOSUCH', 'BAYSIDE'].map((code) => owner.get(`/api/accounts/${code}`)),
  )
  const said = answers.map(({ status, body, headers }) => ({
    status,
    body: { ...body, requestId: '' },
    headers: Object.keys(headers).toSorted(),
  }))
  expect(said.every((answer) => JSON.stringify(answer) === JSON.stringify(said[0]))).toBe(true)
  expect(said[0]).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('every denial leaves its audit row', async () => {
  const before = await denials()
  await clients.get('viewer')!.post('/api/accounts/ACME/tasks', { details: 'Please call me back' })
  await clients.get('insured Admin')!.get('/api/accounts/RIDGE?search=secret')
  await clients.get('insured Admin')!.get('/api/accounts/NOSUCH')
  const stored = (await denials()).slice(before.length)
  expect(stored).toEqual([
    { subject_id: 'POST /api/accounts/{accountId}/tasks', after: { status: 403, path: '/api/accounts/ACME/tasks' } },
    { subject_id: 'GET /api/accounts/{code}', after: { status: 404, path: '/api/accounts/RIDGE' } },
    { subject_id: 'GET /api/accounts/{code}', after: { status: 404, path: '/api/accounts/NOSUCH' } },
  ])
})

async function denials(key: string | null = null) {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ subject_id: string; after: unknown }>`
      select subject_id, after from audit
      where action = 'access.deny' and subject_id = coalesce(${key}, subject_id) order by seq`.execute(tx.db),
  )
  return rows
}
