import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './call-error.ts'
import { call } from './client.ts'

vi.mock('./activity.ts', () => ({ activityHeader: () => ({}) }))

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>

const json = (status: number, body: unknown): Response => Response.json(body, { status })
const noSession = (): Response => json(401, { code: 'no_session', message: 'Please log in.', requestId: 'r' })

function serve(answer: Answer) {
  const fetching = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async (address, init) =>
    answer(address, init),
  )
  vi.stubGlobal('fetch', fetching)
  return fetching
}

const keyOf = (init: RequestInit | undefined): string | null => new Headers(init?.headers).get('idempotency-key')

describe('a call', () => {
  const location = { replace: vi.fn<(address: string) => void>() }

  beforeEach(() => {
    vi.stubGlobal('location', location)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    location.replace.mockReset()
  })

  test('fills path and query, and says where it comes from', async () => {
    const fetching = serve(() => json(200, { all: [], tagged: [], nextCursor: null }))
    await call('GET /api/accounts/{accountId}/tasks', { params: { accountId: 'A/B' }, query: { status: 'any' } })
    const [address, init] = fetching.mock.calls[0] ?? []
    expect(address).toBe('/api/accounts/A%2FB/tasks?status=any')
    expect(new Headers(init?.headers).get('x-requested-with')).toBe('portico')
    expect(keyOf(init)).toBeNull()
  })

  test('a refusal carries its status and body', async () => {
    serve(() => json(404, { code: 'not_found', message: 'No such account.', requestId: 'r' }))
    const refused = call('GET /api/accounts/{code}', { params: { code: 'NONE' } })
    await expect(refused).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('a 401 refreshes the session once and repeats the write with the same key', async () => {
    let extended = false
    const fetching = serve((address) => {
      if (address !== '/auth/refresh')
        return extended ? json(200, { all: [], tagged: [], nextCursor: null }) : noSession()
      extended = true
      return json(200, { accessToken: 'a', expiresIn: 900 })
    })
    await call('DELETE /api/accounts/{id}/tasks/{taskId}', { params: { id: 'ACME', taskId: '1' } })
    const sent = fetching.mock.calls.filter(([address]) => address.startsWith('/api/'))
    expect(sent).toHaveLength(2)
    expect(keyOf(sent[0]?.[1])).toBe(keyOf(sent[1]?.[1]))
    expect(keyOf(sent[0]?.[1])).not.toBeNull()
  })

  test('many calls that are refused at once share one refresh', async () => {
    let extended = false
    const fetching = serve(async (address) => {
      if (address !== '/auth/refresh') return extended ? json(200, []) : noSession()
      await new Promise((done) => {
        setTimeout(done, 5)
      })
      extended = true
      return json(200, { accessToken: 'a', expiresIn: 900 })
    })
    const read = () => call('GET /api/accounts/{accountId}/policies', { params: { accountId: 'ACME' } })
    await Promise.all([read(), read(), read()])
    expect(fetching.mock.calls.filter(([address]) => address === '/auth/refresh')).toHaveLength(1)
  })

  test('asking who is logged in never refreshes', async () => {
    const fetching = serve(noSession)
    await expect(call('GET /api/users/me')).rejects.toMatchObject({ status: 401 })
    expect(fetching).toHaveBeenCalledOnce()
  })

  test('no answer is status 0, and the same write tried again keeps its key', async () => {
    const fetching = serve(() => Promise.reject(new TypeError('network')))
    const request = { params: { id: 'ACME', taskId: '2' } }
    const send = () => call('DELETE /api/accounts/{id}/tasks/{taskId}', request)
    const failure = await send().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status: 0 })
    await send().catch(() => undefined)
    expect(keyOf(fetching.mock.calls[0]?.[1])).toBe(keyOf(fetching.mock.calls[1]?.[1]))
  })

  test('a session that cannot be extended ends at the login', async () => {
    serve((address) => (address === '/auth/logout' ? new Response(null, { status: 204 }) : noSession()))
    const read = call('GET /api/accounts/{accountId}/policies', { params: { accountId: 'ACME' } })
    await expect(read).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/login'), { timeout: 5000 })
  })
})
