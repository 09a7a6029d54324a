import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/zone.rules.ts'
import {
  holdsUpOrder,
  isSettled,
  type StoredStatus,
  storedStatuses,
  percentSettled,
  reminderDays,
  reminderOn,
  statusAfter,
  statusOn,
  subjectivityKinds,
  subjectivityMoves,
  usualDueDay,
} from './subjectivity.rules.ts'

const status = fc.constantFrom(...storedStatuses)
const move = fc.constantFrom(...subjectivityMoves)
const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days))

describe('where a move leads', () => {
  test('nobody but the brokerage settles one, or opens a settled one again', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (made) => {
        let at: StoredStatus = 'OPEN'
        for (const each of made) at = statusAfter(at, each, false) ?? at
        expect(['OPEN', 'SUBMITTED']).toContain(at)
      }),
    )
    for (const each of subjectivityMoves) {
      expect(statusAfter('ACCEPTED', each, false)).toBeUndefined()
      expect(statusAfter('WAIVED', each, false)).toBeUndefined()
    }
  })

  test('one is accepted only after it was submitted, and every move changes where it stands', () => {
    fc.assert(
      fc.property(status, move, fc.boolean(), (from, made, isStaff) => {
        const to = statusAfter(from, made, isStaff)
        expect(to).not.toBe(from)
        expect(to === 'ACCEPTED' && from !== 'SUBMITTED').toBe(false)
        expect(to === 'WAIVED' && isSettled(from)).toBe(false)
      }),
    )
  })

  test('from everywhere the brokerage can come to everywhere', () => {
    const reached = (from: StoredStatus) => {
      const found = new Set([from])
      for (let before = 0; before < found.size;) {
        before = found.size
        for (const each of found) for (const made of subjectivityMoves) found.add(statusAfter(each, made, true) ?? each)
      }
      return found
    }
    for (const from of storedStatuses) expect(reached(from)).toEqual(new Set(storedStatuses))
  })
})

describe('days', () => {
  test('only what is open is overdue, and only after its day', () => {
    fc.assert(
      fc.property(status, day, day, (stored, dueOn, today) => {
        expect(statusOn(stored, dueOn, today) === 'OVERDUE').toBe(stored === 'OPEN' && today > dueOn)
      }),
    )
  })

  test('is due by default when the term begins, or days after it', () => {
    const term = { afterDays: 30, effectiveOn: '2026-12-15', quoteExpiresOn: null, today: '2026-11-01' }
    expect(subjectivityKinds.map((kind) => usualDueDay({ ...term, kind }))).toEqual([
      '2026-12-15',
      '2026-12-15',
      '2027-01-14',
    ])
  })

  test.each([
    ['2026-12-14', '2026-12-07'],
    ['2026-11-05', '2026-11-01'],
    ['2027-02-28', '2026-12-15'],
  ])('is due by default a week before a quote that expires on %s', (quoteExpiresOn, expected) => {
    const term = { afterDays: null, effectiveOn: '2026-12-15', quoteExpiresOn, today: '2026-11-01' }
    expect(usualDueDay({ ...term, kind: 'BEFORE_BIND' })).toBe(expected)
  })

  test('reminders come 7, 3 and 1 days before, each from its day until the next', () => {
    const due = '2026-03-10'
    const seen = Array.from({ length: 12 }, (_, days) => reminderOn(due, addDays(due, days - 9)))
    expect(seen).toEqual([undefined, undefined, 7, 7, 7, 7, 3, 3, 1, undefined, undefined, undefined])
  })

  test('whoever looks every day sends each reminder once', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 8, max: 60 }), (dueOn, before) => {
        const sent = Array.from({ length: before + 5 }, (_, at) => reminderOn(dueOn, addDays(dueOn, at - before)))
        expect([...new Set(sent.filter((each) => each !== undefined))]).toEqual([...reminderDays])
      }),
    )
  })
})

test('all is settled at 100 percent and never before', () => {
  fc.assert(
    fc.property(fc.array(status, { minLength: 1, maxLength: 300 }), (statuses) => {
      expect(percentSettled(statuses) === 100).toBe(statuses.every(isSettled))
    }),
  )
  expect(percentSettled([])).toBe(0)
})

test('an item is settled when it is accepted or waived, and overdue when it is open past its day', () => {
  expect(storedStatuses.filter(isSettled).toSorted()).toEqual(['ACCEPTED', 'WAIVED'])
  const onDay = (today: string) => storedStatuses.filter((each) => statusOn(each, '2026-03-10', today) === 'OVERDUE')
  expect([onDay('2026-03-09'), onDay('2026-03-10'), onDay('2026-03-11')]).toEqual([[], [], ['OPEN']])
})

test('only what is due before the bind order holds it up', () => {
  expect(subjectivityKinds.filter(holdsUpOrder)).toEqual(['BEFORE_BIND'])
})
