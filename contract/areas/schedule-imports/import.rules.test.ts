import { expect, test } from 'vitest'
import { takenUpIn } from './import.rules.ts'

const begun = new Date('2026-06-01T10:00:00Z')
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000)
const fresh = { isMatched: false, made: 0, undone: 0, changedAt: begun }

test('a failed import is taken up where it had come to', () => {
  const failed = { ...fresh, state: 'FAILED' } as const
  expect(takenUpIn(failed, after(0))).toBe('READING')
  expect(takenUpIn({ ...failed, isMatched: true }, after(0))).toBe('CHECKING')
  expect(takenUpIn({ ...failed, isMatched: true, made: 10 }, after(0))).toBe('IMPORTING')
  expect(takenUpIn({ ...failed, isMatched: true, made: 10, undone: 4 }, after(0))).toBe('UNDOING')
})

test('work that has not told of a step for ten minutes is stuck; one that is given up is taken back', () => {
  expect(takenUpIn({ ...fresh, state: 'CHECKING' }, after(9))).toBeNull()
  expect(takenUpIn({ ...fresh, state: 'CHECKING' }, after(11))).toBe('CHECKING')
  expect(takenUpIn({ ...fresh, state: 'CANCELING', made: 10 }, after(11))).toBe('UNDOING')
})

test('what waits for a person or has ended is not run again', () => {
  for (const state of ['COLUMNS', 'CHECKED', 'IMPORTED', 'CANCELED', 'UNDONE'] as const)
    expect(takenUpIn({ ...fresh, state }, after(1000))).toBeNull()
})
