import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { describe, expect, test } from 'vitest'
import { createCompletionJournal, type OwedCompletion } from './completion-journal.ts'

const start = Date.parse('2026-05-20T12:00:00.000Z')
const minute = 60_000

function journalAt() {
  const stored = new Map<string, string>()
  let now = start
  const store = {
    read: (name: string) => stored.get(name) ?? null,
    write(name: string, value: string | null) {
      if (value === null) stored.delete(name)
      else stored.set(name, value)
    },
  }
  return {
    stored,
    journal: createCompletionJournal(store, () => now),
    pass: (ms: number) => {
      now += ms
    },
  }
}

const completion = (id: string): OwedCompletion => ({
  accountId: 'ACME',
  task: { id } as Task,
  key: `key of ${id}`,
  at: start,
})

describe('the journal of completions', () => {
  test('owes one only when no open tab will send it any more', () => {
    const { journal, pass } = journalAt()
    journal.keep('u1', completion('t1'))
    expect(journal.owed('u1')).toEqual([])
    pass(minute)
    expect(journal.owed('u1')).toEqual([completion('t1')])
  })

  test('forgets what was saved or taken back, and leaves nothing behind', () => {
    const { journal, stored, pass } = journalAt()
    journal.keep('u1', completion('t1'))
    journal.keep('u1', completion('t2'))
    journal.strike('u1', 't1')
    pass(minute)
    expect(journal.owed('u1').map(({ task }) => task.id)).toEqual(['t2'])
    journal.strike('u1', 't2')
    expect(stored.size).toBe(0)
  })

  test('belongs to one user', () => {
    const { journal, pass } = journalAt()
    journal.keep('u1', completion('t1'))
    pass(minute)
    expect(journal.owed('u2')).toEqual([])
  })

  test('lets go of what the server would not know as a repeat', () => {
    const { journal, pass } = journalAt()
    journal.keep('u1', completion('t1'))
    pass(24 * 60 * minute)
    expect(journal.owed('u1')).toEqual([])
  })

  test('is empty where the storage is spoiled', () => {
    const { journal, stored } = journalAt()
    stored.set('portico.completions.u1', '{"not":"a list"')
    expect(journal.owed('u1')).toEqual([])
  })
})
