import { afterEach, expect, test, vi } from 'vitest'
import { rotationName } from '../platform/upkeep/refresh.ts'
import { startUp } from './start-up.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Starts the page of someone with a session, with this response to the call for the current user. */
async function startedWith(answer: () => Response | Promise<Response>) {
  localStorage.setItem(rotationName, '1')
  vi.stubGlobal('fetch', async () => answer())
  const { user, unreachable } = await startUp()
  return { user, unreachable, hasSession: localStorage.getItem(rotationName) !== null }
}

const refusal = (status: number) => () => Response.json({ code: 'no', message: 'No', requestId: '1' }, { status })

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 503', refusal(503)],
])('%s to the call for the current user logs nobody out', async (_, answer) => {
  expect(await startedWith(answer)).toEqual({ user: null, unreachable: true, hasSession: true })
})

test('a refusal of the call for the current user logs out', async () => {
  expect(await startedWith(refusal(401))).toEqual({ user: null, unreachable: false, hasSession: false })
})
