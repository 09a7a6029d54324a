import type { AnswerEdit, AnswersSaved, KeptAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/call-error.ts'
import type { EditJournal, JournalEntry } from '../../../platform/edits/edit-journal.ts'
import { AnswerQueue } from './answer-queue.ts'

type Entry = JournalEntry<AnswerEdit>

/** A journal that lives as long as the test. */
function aJournal(): EditJournal<AnswerEdit> & { readonly kept: Map<number, Entry> } {
  const kept = new Map<number, Entry>()
  return {
    kept,
    read: async () => [...kept.values()].toSorted((a, b) => a.seq - b.seq),
    write: ({ keep, drop }) => {
      for (const seq of drop) kept.delete(seq)
      for (const entry of keep) kept.set(entry.seq, entry)
    },
  }
}

interface Sent {
  readonly edits: readonly AnswerEdit[]
  readonly key: string
  readonly answer: (saved?: Partial<AnswersSaved>) => void
  readonly fail: (status: number) => void
}

/** A server that answers when the test says so. */
function aServer() {
  const requests: Sent[] = []
  let told: (() => void) | undefined
  return {
    requests,
    send: (edits: readonly AnswerEdit[], key: string): Promise<AnswersSaved> =>
      new Promise((resolve, reject) => {
        const progress = { required: 0, answered: 0, percent: 100 }
        requests.push({
          edits,
          key,
          answer: (saved = {}) =>
            resolve({ answers: {}, stale: {}, faults: {}, conflicts: [], progress, unprintable: [], ...saved }),
          fail: (status) => reject(new ApiError(status, { code: 'refused', message: 'Refused' }, 'Refused')),
        })
        told?.()
      }),
    /** The request that comes next, once it is there. */
    next: async (): Promise<Sent> => {
      const request = requests.shift()
      if (request !== undefined) return request
      await new Promise<void>((done) => {
        told = done
      })
      return requests.shift()!
    },
  }
}

function anOpenQueue(journal = aJournal()) {
  const server = aServer()
  const queue = new AnswerQueue({ journal, send: server.send })
  const reaches = (kind: string): Promise<void> =>
    new Promise((done) => {
      const look = (): void => {
        if (queue.state().kind !== kind) return
        stop()
        done()
      }
      const stop = queue.subscribe(look)
      look()
    })
  return { queue, server, journal, reaches }
}

const edit = (path: string, value: string, version = 0): AnswerEdit => ({
  path,
  value,
  version,
  source: 'TYPED',
  onlyHere: false,
})

const kept = (value: string, version: number): KeptAnswer => ({ value, version, provenance: null, onlyHere: false })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('one request at a time; what gathers meanwhile goes together, the last of each answer, with the new version', async () => {
  const { queue, server, journal, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'A'))
  const first = await server.next()
  queue.add(edit('name', 'Ac'))
  queue.add(edit('city', 'Boston'))
  queue.add(edit('name', 'Acme'))
  expect(server.requests).toEqual([])
  expect(queue.state()).toEqual({ kind: 'saving', count: 2 })
  first.answer({ answers: { name: kept('A', 1) } })
  const second = await server.next()
  expect(second.edits).toEqual([edit('city', 'Boston'), edit('name', 'Acme', 1)])
  second.answer()
  await reaches('saved')
  expect(journal.kept.size).toBe(0)
})

test('what met no answer is sent again under its key, as it was, before what came later', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'Acme'))
  const first = await server.next()
  first.fail(0)
  await reaches('offline')
  queue.add(edit('city', 'Boston'))
  expect(queue.state()).toEqual({ kind: 'offline', count: 2 })
  await vi.runOnlyPendingTimersAsync()
  const again = await server.next()
  expect([again.key, again.edits]).toEqual([first.key, first.edits])
  again.answer()
  expect((await server.next()).edits).toEqual([edit('city', 'Boston')])
})

test('a page that comes after sends what its predecessor left, a batch under way under the same key', async () => {
  const before = anOpenQueue()
  await before.reaches('saved')
  before.queue.add(edit('name', 'Acme'))
  const lost = await before.server.next()
  before.queue.add(edit('city', 'Boston'))
  const after = anOpenQueue(before.journal)
  const first = await after.server.next()
  expect([first.key, first.edits]).toEqual([lost.key, lost.edits])
  first.answer()
  expect((await after.server.next()).edits).toEqual([edit('city', 'Boston')])
})

test('an answer that somebody else changed waits for a decision while the others go on', async () => {
  const { queue, server, journal, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'Acme'))
  ;(await server.next()).answer({ stale: { name: kept('Apex', 5) } })
  await reaches('undecided')
  expect([...queue.held()]).toEqual([['name', kept('Apex', 5)]])
  queue.add(edit('city', 'Boston'))
  const other = await server.next()
  expect(other.edits).toEqual([edit('city', 'Boston')])
  other.answer()
  await reaches('undecided')
  expect([...journal.kept.values()].flatMap(({ edits }) => edits)).toEqual([edit('name', 'Acme')])
  queue.decide('name', 'mine')
  const mine = await server.next()
  expect(mine.edits).toEqual([edit('name', 'Acme', 5)])
  mine.answer()
  await reaches('saved')
  expect(journal.kept.size).toBe(0)
})

test('theirs takes the place of what was typed', async () => {
  const { queue, server, journal, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'Acme'))
  ;(await server.next()).answer({ stale: { name: kept('Apex', 5) } })
  await reaches('undecided')
  queue.decide('name', 'theirs')
  await reaches('saved')
  expect([journal.kept.size, queue.held().size, server.requests.length]).toEqual([0, 0, 0])
})

test('a refusal waits for a person, who may try again or give the answers up', async () => {
  const { queue, server, journal, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'Acme'))
  ;(await server.next()).fail(409)
  await reaches('refused')
  queue.add(edit('city', 'Boston'))
  expect(queue.state()).toEqual({ kind: 'refused', count: 2, reason: 'Refused' })
  queue.retry()
  ;(await server.next()).fail(409)
  await reaches('refused')
  queue.discard()
  await reaches('saved')
  expect(journal.kept.size).toBe(0)
})

test('an item that is taken away and put back goes in steps, so that its answers are never without it', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add(edit('name', 'Acme'))
  const first = await server.next()
  const list = (value: string[] | null): AnswerEdit => ({ ...edit('owners', ''), value })
  for (const next of [list(['a']), edit('owners/a/share', '60'), list(null), list(['a'])]) queue.add(next)
  first.answer()
  const second = await server.next()
  expect(second.edits).toEqual([list(['a']), edit('owners/a/share', '60')])
  second.answer()
  expect((await server.next()).edits).toEqual([list(['a'])])
})
