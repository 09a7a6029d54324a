import type { EditConflict, ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { queuesOf } from '../../../platform/edits/test/queue-on-test.ts'
import { cellPolicy } from './cell-policy.ts'

const anOpenQueue = queuesOf(cellPolicy, { rows: [], deleted: [], findings: [] })

const set = (column: string, value: string, was: string | null = null): ScheduleEdit => ({
  op: 'set',
  rowId: 'r1',
  column,
  value,
  was,
})

const conflict = (of: Partial<EditConflict>): EditConflict => ({
  rowId: 'r1',
  column: 'a',
  yours: '1',
  theirs: '9',
  version: 4,
  changedByName: 'Daniel Okafor',
  ...of,
})

test('a conflict holds everything until it is decided; mine goes over theirs, with a new key', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1'), set('b', '2')])
  const refused = await server.next()
  refused.fail(409, { code: 'conflict', message: '', conflicts: [conflict({})] })
  await reaches('conflict')
  queue.add([set('c', '3')])
  expect(server.requests).toEqual([])
  queue.decide([{ conflict: conflict({}), keep: 'mine' }])
  const again = await server.next()
  expect(again.edits).toEqual([set('a', '1', '9'), set('b', '2'), set('c', '3')])
  expect(again.key).not.toBe(refused.key)
})

test('theirs takes the place of what was typed', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1'), set('b', '2')])
  ;(await server.next()).fail(409, { code: 'conflict', message: '', conflicts: [conflict({})] })
  await reaches('conflict')
  queue.decide([{ conflict: conflict({}), keep: 'theirs' }])
  expect((await server.next()).edits).toEqual([set('b', '2')])
})

test('a row that an earlier try has inserted already is nobody’s conflict', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([{ op: 'insert', rowId: 'r1', after: null, cells: {} }, set('a', '1')])
  const conflicts = [conflict({ column: null, theirs: null, version: 1 })]
  ;(await server.next()).fail(409, { code: 'conflict', message: '', conflicts })
  expect((await server.next()).edits).toEqual([set('a', '1')])
})

test('a deletion that waits goes along with the version that our own batch has made', async () => {
  const { queue, server, reaches } = anOpenQueue()
  await reaches('saved')
  queue.add([set('a', '1')])
  const first = await server.next()
  queue.add([{ op: 'delete', rowId: 'r1', version: 3 }])
  first.answer({ rows: [{ rowId: 'r1', position: 'a', version: 4, cells: { a: '1' } }] })
  expect((await server.next()).edits).toEqual([{ op: 'delete', rowId: 'r1', version: 4 }])
})
