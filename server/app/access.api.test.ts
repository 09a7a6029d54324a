import { api } from '@portico/contract/api.ts'
import { methodAndPath, type Call } from '@portico/contract/kit/call.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

const server = useTestServer()

/** Every kind of user, and whether they may open the accounts of HARBOR and SUMMIT. */
const people = {
  'admin@portico.test': { ACME: true, RIDGE: true },
  'advisor@harbor.test': { ACME: true, RIDGE: false },
  'manager@harbor.test': { ACME: true, RIDGE: false },
  'broker-admin@harbor.test': { ACME: true, RIDGE: false },
  'claims@harbor.test': { ACME: true, RIDGE: false },
  'owner@acme.test': { ACME: true, RIDGE: false },
  'user@acme.test': { ACME: true, RIDGE: false },
  'viewer@acme.test': { ACME: true, RIDGE: false },
  'prospect@prosper.test': { ACME: false, RIDGE: false },
  'advisor@summit.test': { ACME: false, RIDGE: true },
  'owner@ridge.test': { ACME: false, RIDGE: true },
  'nobody@portico.test': { ACME: false, RIDGE: false },
} as const

// The refresh call is open and answers 401 to everyone without its cookie; its own tests tell whom it serves.
const clients = new Map<string, TestClient>()
beforeAll(async () => {
  for (const username of Object.keys(people)) clients.set(username, await server.signIn(username))
})

/** The status that the contract's access asks for, before the verb itself has a say. */
function walls(call: Call, method: string, mayOpen: boolean | undefined, username: string): 'passes' | 401 | 403 | 404 {
  if (call.access === 'open') return 'passes'
  const isAboutAccount = call.access === 'account' || call.access.startsWith('account:')
  if (isAboutAccount && mayOpen !== true) return 404
  if (method !== 'GET' && username.startsWith('viewer')) return 403
  return 'passes'
}

const calls = Object.entries<Call>(api as never).filter(
  ([key]) => key !== 'GET /server-events' && key !== 'POST /auth/logout',
)

describe.each(calls)('%s', (key, call) => {
  const { method, path } = methodAndPath(key)
  const pathIn = (account: string) => path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'taskId' ? 'x' : account))

  test.each(['ACME', 'RIDGE', 'NOSUCH'] as const)(
    'admits exactly those whom the contract names, in %s',
    async (account) => {
      const expected: [string, unknown][] = []
      const observed: [string, unknown][] = []
      for (const [username, mayOpen] of Object.entries(people)) {
        const wall = walls(call, method, account === 'NOSUCH' ? false : mayOpen[account], username)
        const { status } = await clients.get(username)!.call(method, pathIn(account))
        expected.push([username, wall])
        observed.push([username, wall === 'passes' && ![401, 403].includes(status) ? 'passes' : status])
      }
      expect(observed).toEqual(expected)
    },
  )

  test.skipIf(call.access === 'open')('answers 401 without a session', async () => {
    expect((await server.visitor().call(method, pathIn('ACME'))).status).toBe(401)
  })
})
