import type { EditConflict, EditedRows, ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/call-error.ts'
import type { EditJournal } from '../../../platform/edits/edit-journal.ts'
import { EditQueue } from './edit-queue.ts'
import type { QueueEntry } from './queue.rules.ts'

/** A journal that lives as long as the test. */
function aJournal(): EditJournal<ScheduleEdit> & { readonly kept: Map<number, QueueEntry> } {
  const kept = new Map<number, QueueEntry>()
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
  readonly edits: readonly ScheduleEdit[]
  readonly key: string
  readonly answer: (edited?: Partial<EditedRows>) => void
  readonly fail: (status: number, body?: unknown) => void
}

/** A server that answers when the test says so. */
function aServer() {
  const requests: Sent[] = []
  let told: (() => void) | undefined
  return {
    requests,
    send: (edits: readonly ScheduleEdit[], key: string): Promise<EditedRows> =>
      new Promise((resolve, reject) => {
        requests.push({
          edits,
          key,
          answer: (edited = {}) => resolve({ rows: [], deleted: [], findings: [], ...edited }),
          fail: (status, body = { code: 'refused', message: 'Refused' }) =>
            reject(new ApiError(status, body, 'Refused')),
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

async function anOpenQueue(journal = aJournal()) {
  const server = aServer()
  const queue = new EditQueue({ journal, send: server.send })
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

const set = (column: string, value: string, was: string | null = null): ScheduleEdit => ({
  op: 'set',
  rowId: 'r1',
  column,
  value,
  was,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('edits go in their order, one request at a time, and what gathers meanwhile goes together', async () => {
  const { queue, server, journal, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1')])
  const first = await server.next()
  queue.add([set('b', '2')])
  queue.add([set('c', '3')])
  expect(server.requests).toEqual([])
  expect(queue.state()).toEqual({ kind: 'saving', count: 3 })
  first.answer()
  const second = await server.next()
  expect(second.edits).toEqual([set('b', '2'), set('c', '3')])
  second.answer()
  await reaches('saved')
  expect(journal.kept.size).toBe(0)
})

test('what met no answer is sent again under its key, as it was, before what came later', async () => {
  const { queue, server, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1')])
  const first = await server.next()
  first.fail(0, null)
  await reaches('offline')
  queue.add([set('b', '2')])
  expect(queue.state()).toEqual({ kind: 'offline', count: 2 })
  await vi.runOnlyPendingTimersAsync()
  const again = await server.next()
  expect([again.key, again.edits]).toEqual([first.key, first.edits])
  again.answer()
  expect((await server.next()).edits).toEqual([set('b', '2')])
})

test('a page that comes after sends what its predecessor left, a batch under way under the same key', async () => {
  const before = await anOpenQueue()
  await before.reaches('saved')
  before.queue.add([set('a', '1')])
  const lost = await before.server.next()
  before.queue.add([set('b', '2')])
  const after = await anOpenQueue(before.journal)
  const first = await after.server.next()
  expect([first.key, first.edits]).toEqual([lost.key, lost.edits])
  first.answer()
  expect((await after.server.next()).edits).toEqual([set('b', '2')])
})

const conflict = (of: Partial<EditConflict>): EditConflict => ({
  rowId: 'r1',
  column: 'a',
  yours: '1',
  theirs: '9',
  version: 4,
  ...of,
})

test('a conflict holds everything until it is decided; mine goes over theirs, with a new key', async () => {
  const { queue, server, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1'), set('b', '2')])
  const refused = await server.next()
  refused.fail(409, { code: 'conflict', message: '', conflicts: [conflict({})] })
  await reaches('conflict')
  queue.add([set('c', '3')])
  expect(server.requests).toEqual([])
  queue.resolve([{ conflict: conflict({}), keep: 'mine' }])
  const again = await server.next()
  expect(again.edits).toEqual([set('a', '1', '9'), set('b', '2'), set('c', '3')])
  expect(again.key).not.toBe(refused.key)
})

test('theirs takes the place of what was typed', async () => {
  const { queue, server, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1'), set('b', '2')])
  ;(await server.next()).fail(409, { code: 'conflict', message: '', conflicts: [conflict({})] })
  await reaches('conflict')
  queue.resolve([{ conflict: conflict({}), keep: 'theirs' }])
  expect((await server.next()).edits).toEqual([set('b', '2')])
})

test('a row that an earlier try has inserted already is nobody’s conflict', async () => {
  const { queue, server, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([{ op: 'insert', rowId: 'r1', after: null, cells: {} }, set('a', '1')])
  const conflicts = [conflict({ column: null, theirs: null, version: 1 })]
  ;(await server.next()).fail(409, { code: 'conflict', message: '', conflicts })
  expect((await server.next()).edits).toEqual([set('a', '1')])
})

test('a refusal waits for a person, who may try again or give the changes up', async () => {
  const { queue, server, journal, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1')])
  ;(await server.next()).fail(422)
  await reaches('refused')
  expect(queue.state()).toMatchObject({ count: 1, reason: 'Refused' })
  queue.retry()
  ;(await server.next()).fail(422)
  await reaches('refused')
  queue.discard()
  await reaches('saved')
  expect(journal.kept.size).toBe(0)
})

test('a deletion that waits goes along with the version that our own batch has made', async () => {
  const { queue, server, reaches } = await anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1')])
  const first = await server.next()
  queue.add([{ op: 'delete', rowId: 'r1', version: 3 }])
  first.answer({ rows: [{ rowId: 'r1', position: 'a', version: 4, cells: { a: '1' } }] })
  expect((await server.next()).edits).toEqual([{ op: 'delete', rowId: 'r1', version: 4 }])
})
