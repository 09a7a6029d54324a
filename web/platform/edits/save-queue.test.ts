import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newEntry, type SavePolicy } from './save-queue.ts'
import { queuesOf } from './test/queue-on-test.ts'

/** Appends every edit and sends all that wait together. */
const inOrder: SavePolicy<string, object, never, never> = {
  notSaved: 'Not saved.',
  add: (entries, edits) => [...entries, newEntry(edits)],
  next: ({ entries }) => (entries[0]?.key === null ? entries : entries.slice(0, 1)),
  saved: (pending) => pending,
  conflicted: () => undefined,
  decide: (pending) => pending,
  current: (edits) => edits,
}
const anOpenQueue = queuesOf(inOrder, {})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('sends edits in order, one request at a time, and batches those added meanwhile', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(['a'])
  const first = await server.next()
  queue.add(['b'])
  queue.add(['c'])
  expect(server.requests).toEqual([])
  expect(queue.state()).toEqual({ kind: 'saving', count: 3 })
  first.answer()
  const second = await server.next()
  expect(second.edits).toEqual(['b', 'c'])
  second.answer()
  await reaches('saved')
  expect(store.stored.size).toBe(0)
})

test('repeats a batch without an answer unchanged under its key, before later edits', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(['a'])
  const first = await server.next()
  first.fail(0, null)
  await reaches('offline')
  queue.add(['b'])
  expect(queue.state()).toEqual({ kind: 'offline', count: 2 })
  await vi.runOnlyPendingTimersAsync()
  const again = await server.next()
  expect([again.key, again.edits]).toEqual([first.key, first.edits])
  again.answer()
  expect((await server.next()).edits).toEqual(['b'])
})

test('sends what an earlier page left, a batch under way under its key', async () => {
  const before = anOpenQueue()
  await before.reaches('saved')
  before.queue.add(['a'])
  const lost = await before.server.next()
  before.queue.add(['b'])
  const after = anOpenQueue(before.store)
  const first = await after.server.next()
  expect([first.key, first.edits]).toEqual([lost.key, lost.edits])
  first.answer()
  expect((await after.server.next()).edits).toEqual(['b'])
})

test('sends edits made before the stored ones were read after them', async () => {
  const before = anOpenQueue()
  await before.reaches('saved')
  before.queue.add(['a'])
  await before.server.next()
  const after = anOpenQueue(before.store)
  after.queue.add(['b'])
  ;(await after.server.next()).answer()
  expect((await after.server.next()).edits).toEqual(['b'])
})

test('waits for a person after a refusal, who may retry or discard', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(['a'])
  ;(await server.next()).fail(422)
  await reaches('refused')
  queue.add(['b'])
  expect(queue.state()).toEqual({ kind: 'refused', count: 2, reason: 'Refused' })
  queue.retry()
  ;(await server.next()).fail(422)
  await reaches('refused')
  queue.discard()
  await reaches('saved')
  expect(store.stored.size).toBe(0)
})
