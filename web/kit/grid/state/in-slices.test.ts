import { expect, test } from 'vitest'
import type { GridOperation } from '../model/grid-types.ts'
import { type Slice, Slices } from './in-slices.ts'

const sets = (count: number, name: string): GridOperation[] =>
  Array.from({ length: count }, (_, at) => ({ op: 'set', rowId: `${name}${at}`, column: 'c', value: 'v', was: null }))

const slicesFor = (apply: (slice: Slice) => void): Slices => {
  const slices = new Slices()
  slices.listen(apply)
  return slices
}

const idsOf = (slices: readonly Slice[]): string[] =>
  slices.flatMap(({ operations }) => operations.map((operation) => ('rowId' in operation ? operation.rowId : '')))

test('a short batch is applied at once, whole', () => {
  const applied: Slice[] = []
  slicesFor((slice) => applied.push(slice)).add(sets(3, 'a'))
  expect(applied).toEqual([{ operations: sets(3, 'a'), continues: false, hasMore: false }])
})

test('a long batch lets others in between, and what comes meanwhile follows it', async () => {
  const applied: Slice[] = []
  let [done, before] = [(): void => undefined, 0]
  const ended = new Promise<void>((resolve) => (done = resolve))
  const slices = slicesFor((slice) => {
    applied.push(slice)
    if (!slice.hasMore && !slice.continues) done()
  })
  slices.add(sets(10_001, 'a'))
  before = applied.length
  slices.add(sets(1, 'b'))
  await ended
  expect(before).toBe(0)
  expect(applied.map(({ operations, ...rest }) => ({ many: operations.length, ...rest }))).toEqual([
    { many: 5000, continues: false, hasMore: true },
    { many: 5000, continues: true, hasMore: true },
    { many: 1, continues: true, hasMore: false },
    { many: 1, continues: false, hasMore: false },
  ])
  expect(idsOf(applied)).toEqual([...sets(10_001, 'a'), ...sets(1, 'b')].map((one) => 'rowId' in one && one.rowId))
})

test('what waits is applied before a page closes, once', async () => {
  const applied: Slice[] = []
  const slices = slicesFor((slice) => applied.push(slice))
  slices.add(sets(12_000, 'a'))
  slices.flush()
  expect(idsOf(applied)).toHaveLength(12_000)
  await new Promise((done) => setTimeout(done))
  await new Promise((done) => setTimeout(done))
  expect(applied).toHaveLength(3)
})
