import { expect, test } from 'vitest'
import { columnGroups } from './column-groups.ts'

const columns = Array.from({ length: 20 }, (_, at) => ({ key: `c${at}`, frozen: at < 2 }))

test('every column is printed once, behind those that name the rows', () => {
  const groups = columnGroups(columns)
  expect(groups.map((group) => group.slice(0, 2).map(({ key }) => key))).toEqual(groups.map(() => ['c0', 'c1']))
  expect(groups.flatMap((group) => group.slice(2))).toEqual(columns.slice(2))
})

test('columns that only name the rows are a group of their own', () => {
  expect(columnGroups(columns.slice(0, 2))).toEqual([columns.slice(0, 2)])
})
