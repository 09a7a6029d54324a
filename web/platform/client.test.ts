import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './call-error.ts'
import { call, fetchFile } from './client.ts'
import { handleRefusedWrites } from './notices/refused-writes.ts'
import { answerStepUpWith, isStepUpDeclined } from './step-up.ts'

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

// Before the tests that end the session: after them nothing is answered.
test('a file that breaks off fails as a call without an answer does', async () => {
  const broken = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network error')),
  })
  serve(() => new Response(broken, { status: 200 }))
  const fetching = fetchFile('GET /api/accounts/{id}/schedules/export/excel', { params: { id: 'ACME' } })
  await expect(fetching).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  vi.unstubAllGlobals()
})

describe('a call', () => {
  const location = { replace: vi.fn<(address: string) => void>(), pathname: '/ACME/dashboard', search: '' }

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

  test('leaves out of the query what is nothing', async () => {
    const fetching = serve(() => json(200, { all: [], tagged: [], nextCursor: null }))
    const query = { status: 'any', search: null as never, tagged: '' } as const
    await call('GET /api/accounts/{accountId}/tasks', { params: { accountId: 'ACME' }, query })
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/accounts/ACME/tasks?status=any&tagged=')
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

  test('an answer that breaks off is none, and a refusal that breaks off is one still', async () => {
    const cut = (status: number): Response =>
      new Response('{"all": [', { status, headers: { 'content-type': 'application/json' } })
    const fetching = serve(() => cut(200))
    await expect(call('GET /api/accounts/{accountId}/tasks', { params: { accountId: 'ACME' } })).rejects.toMatchObject({
      status: 0,
    })
    fetching.mockResolvedValue(cut(403))
    await expect(call('GET /api/accounts/{accountId}/tasks', { params: { accountId: 'ACME' } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('a session that cannot be extended ends at the login, and its calls end with the page', async () => {
    serve((address) => (address === '/auth/logout' ? new Response(null, { status: 204 }) : noSession()))
    const settled = vi.fn()
    const read = call('GET /api/accounts/{accountId}/policies', { params: { accountId: 'ACME' } })
    void read.then(settled, settled)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/login'), { timeout: 5000 })
    expect(settled).not.toHaveBeenCalled()
  })

  describe('that asks who is there', () => {
    const asks = (): Response => json(403, { code: 'step_up_required', message: 'Please confirm.', requestId: 'r' })
    const change = () => call('DELETE /api/users/self/sessions')

    test('is sent once more under the same key when the person proved it', async () => {
      let proved = false
      const fetching = serve(() => (proved ? json(200, { sessions: [] }) : asks()))
      const stop = answerStepUpWith(async () => (proved = true))
      await expect(change()).resolves.toEqual({ sessions: [] })
      stop()
      const [first, second, ...more] = fetching.mock.calls.map(([, init]) => keyOf(init))
      expect(first).not.toBeNull()
      expect(second).toBe(first)
      expect(more).toEqual([])
    })

    test('is refused quietly when the person would rather not', async () => {
      const fetching = serve(asks)
      const stop = answerStepUpWith(() => Promise.resolve(false))
      const failure = await change().catch((error: unknown) => error)
      stop()
      expect(isStepUpDeclined(failure)).toBe(true)
      expect(fetching).toHaveBeenCalledOnce()
    })

    test('asks once for all calls that wait, and never twice for one', async () => {
      const fetching = serve(asks)
      const ask = vi.fn(async () => true)
      const stop = answerStepUpWith(ask)
      const failures = await Promise.allSettled([change(), change(), change()])
      stop()
      expect(ask).toHaveBeenCalledOnce()
      expect(fetching).toHaveBeenCalledTimes(6)
      expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    })

    test('another refusal with 403 asks nobody', async () => {
      serve(() => json(403, { code: 'forbidden', message: 'No.', requestId: 'r' }))
      const ask = vi.fn(async () => true)
      const stop = answerStepUpWith(ask)
      const failure = await change().catch((error: unknown) => error)
      stop()
      expect(ask).not.toHaveBeenCalled()
      expect(isStepUpDeclined(failure)).toBe(false)
    })
  })
})

describe('a refused write', () => {
  const task = { params: { id: 'ACME', taskId: '1' } }
  const remove = (options = {}) => call('DELETE /api/accounts/{id}/tasks/{taskId}', task, options)
  const answering = (status: number, code = 'x') => serve(() => json(status, { code, message: 'No.', requestId: 'r' }))
  const heard: number[] = []
  let stop = (): void => undefined

  beforeEach(() => {
    heard.length = 0
    stop = handleRefusedWrites(({ status }) => heard.push(status))
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  test.each([403, 404])('reports %i once to the portal, and to its caller', async (status) => {
    answering(status)
    await expect(remove()).rejects.toMatchObject({ status })
    expect(heard).toEqual([status])
  })

  test.each([400, 409, 422, 429, 500])('leaves %i to its caller', async (status) => {
    answering(status)
    await expect(remove()).rejects.toMatchObject({ status })
    expect(heard).toEqual([])
  })

  test('is left to its caller if it saves in the background, as are reads, open calls and a declined proof', async () => {
    answering(404)
    const background = [{ inBackground: true }, { keepalive: true }, { idempotencyKey: 'a-key' }].map(remove)
    const read = call('GET /api/accounts/{code}', { params: { code: 'NONE' } })
    const open = call('POST /open/apps/{token}/code', { params: { token: 'none' } })
    await Promise.allSettled([...background, read, open])
    answering(403, 'step_up_required')
    await remove().catch(() => undefined)
    expect(heard).toEqual([])
  })
})

describe('a file', () => {
  const key = 'GET /api/accounts/{id}/schedules/export/excel'
  const params = { id: 'ACME' }
  afterEach(() => void vi.unstubAllGlobals())

  test.each([
    ['attachment; filename=ACME Schedules 2026-02-28.xlsx', 'ACME Schedules 2026-02-28.xlsx'],
    [`attachment; filename="Caf_.xlsx"; filename*=UTF-8''Caf%C3%A9.xlsx`, 'Café.xlsx'],
  ])('arrives whole, under its name: %s', async (disposition, name) => {
    serve(() => new Response('sheet', { headers: { 'content-disposition': disposition } }))
    const arrived: number[] = []
    const file = await fetchFile(key, { params }, { onProgress: (bytes) => arrived.push(bytes) })
    expect([file.name, await file.content.text(), arrived.at(-1)]).toEqual([name, 'sheet', 5])
  })

  test('that is refused says why', async () => {
    serve(() => json(404, { code: 'not_found', message: 'Nothing to export.', requestId: 'r' }))
    await expect(fetchFile(key, { params })).rejects.toMatchObject({ status: 404, message: 'Nothing to export.' })
  })
})
