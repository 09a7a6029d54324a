import type { AnswerEdit, StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import { expect, test } from 'vitest'
import { queuesOf } from '../../../platform/edits/test/queue-on-test.ts'
import { pathPolicy } from './path-policy.ts'

const anOpenQueue = queuesOf(pathPolicy, {
  answers: {},
  stale: {},
  errors: {},
  conflicts: [],
  progress: { required: 0, answered: 0, percent: 100 },
  unprintable: [],
})

const edit = (path: string, value: string, version = 0): AnswerEdit => ({
  path,
  value,
  version,
  source: 'TYPED',
  onlyHere: false,
})

const stored = (value: string, version: number): StoredAnswer => ({ value, version, provenance: null, onlyHere: false })

test('one request at a time; what gathers meanwhile goes together, the last of each answer, with the new version', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([edit('name', 'A')])
  const first = await server.next()
  queue.add([edit('name', 'Ac')])
  queue.add([edit('city', 'Boston')])
  queue.add([edit('name', 'Acme')])
  expect(server.requests).toEqual([])
  expect(queue.state()).toEqual({ kind: 'saving', count: 2 })
  first.answer({ answers: { name: stored('A', 1) } })
  const second = await server.next()
  expect(second.edits).toEqual([edit('city', 'Boston'), edit('name', 'Acme', 1)])
  second.answer()
  await reaches('saved')
  expect(store.stored.size).toBe(0)
})

test('an answer that somebody else changed waits for a decision while the others go on', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([edit('name', 'Acme')])
  ;(await server.next()).answer({ stale: { name: stored('Apex', 5) } })
  await reaches('conflict')
  expect([...queue.conflicts()]).toEqual([['name', stored('Apex', 5)]])
  queue.add([edit('city', 'Boston')])
  const other = await server.next()
  expect(other.edits).toEqual([edit('city', 'Boston')])
  other.answer()
  await reaches('conflict')
  expect([...store.stored.values()].flatMap(({ edits }) => edits)).toEqual([edit('name', 'Acme')])
  queue.decide({ path: 'name', keep: 'mine' })
  const mine = await server.next()
  expect(mine.edits).toEqual([edit('name', 'Acme', 5)])
  mine.answer()
  await reaches('saved')
  expect(store.stored.size).toBe(0)
})

test('theirs takes the place of what was typed', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([edit('name', 'Acme')])
  ;(await server.next()).answer({ stale: { name: stored('Apex', 5) } })
  await reaches('conflict')
  queue.decide({ path: 'name', keep: 'theirs' })
  await reaches('saved')
  expect([store.stored.size, queue.conflicts().size, server.requests.length]).toEqual([0, 0, 0])
})

test('a refusal waits for a person, who may try again or give the answers up', async () => {
  const { queue, server, store, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([edit('name', 'Acme')])
  ;(await server.next()).fail(409)
  await reaches('refused')
  queue.add([edit('city', 'Boston')])
  expect(queue.state()).toEqual({ kind: 'refused', count: 2, reason: 'Refused' })
  queue.retry()
  ;(await server.next()).fail(409)
  await reaches('refused')
  queue.discard()
  await reaches('saved')
  expect(store.stored.size).toBe(0)
})

test('an item that is taken away and put back goes in steps, so that its answers are never without it', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([edit('name', 'Acme')])
  const first = await server.next()
  const list = (value: string[] | null): AnswerEdit => ({ ...edit('owners', ''), value })
  for (const next of [list(['a']), edit('owners/a/share', '60'), list(null), list(['a'])]) queue.add([next])
  first.answer()
  const second = await server.next()
  expect(second.edits).toEqual([list(['a']), edit('owners/a/share', '60')])
  second.answer()
  expect((await server.next()).edits).toEqual([list(['a'])])
})
