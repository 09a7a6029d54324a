import { type Query, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '../../kit/test/mount.tsx'
import { staysOnPage } from '../../platform/queries.ts'
import { useOpenTasks } from './tasks.queries.ts'

const Tasks = () => <p>{useOpenTasks('ACME').isError ? 'Failed' : 'Waiting'}</p>

test('tasks that cannot be fetched are logged, and the page stays', async () => {
  const problem = { code: 'forbidden', message: 'You are not allowed to do this.', requestId: '1' }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 403 }))
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = vi.fn<(query: Pick<Query, 'meta'>) => void>()
  const queryCache = new QueryCache({ onError: (_, query) => failed({ meta: query.meta }) })
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } })
  const { place } = await mount(
    <QueryClientProvider client={client}>
      <Tasks />
    </QueryClientProvider>,
  )
  await act(async () => vi.waitUntil(() => failed.mock.calls.length > 0))
  expect(place.querySelector('p')?.textContent).toBe('Failed')
  expect(logged).toHaveBeenCalledWith('Failed to load tasks', expect.objectContaining({ status: 403 }))
  expect(failed).toHaveBeenCalledExactlyOnceWith({ meta: staysOnPage })
  client.clear()
  vi.unstubAllGlobals()
  logged.mockRestore()
})
