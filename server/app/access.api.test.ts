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
      for (const [username, mayOpen] of Object.entries(people)) {
        const { status } = await clients.get(username)!.call(method, pathIn(account))
        const expected = walls(call, method, account === 'NOSUCH' ? false : mayOpen[account], username)
        const what = `${username} in ${account}`
        if (expected === 'passes') expect([what, [401, 403].includes(status)]).toEqual([what, false])
        else expect([what, status]).toEqual([what, expected])
      }
    },
  )

  test('answers 401 without a session, unless it is open', async () => {
    const { status } = await server.visitor().call(method, pathIn('ACME'))
    if (call.access === 'open') expect(status).not.toBe(403)
    else expect(status).toBe(401)
  })
})
