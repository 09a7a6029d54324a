import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardDetails, dueEpochOf, dueState, isWeekday, mayChangeTask } from './task.rules.ts'

const days = fc.date({ min: new Date(1990, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true })

describe('details on a card', () => {
  test('stay as they are up to 30 characters and are cut there, with an ellipsis', () => {
    expect(cardDetails('x'.repeat(30))).toBe('x'.repeat(30))
    expect(cardDetails('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`)
  })

  test('never show half of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 25, maxLength: 40 }), (details) => {
        expect(cardDetails(details).isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('the due time', () => {
  test('is 12:00 local of the chosen day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const due = new Date(dueEpochOf(day))
        expect([due.getHours(), due.getMinutes(), due.getDate()]).toEqual([12, 0, day.getDate()])
      }),
    )
  })

  test('is today all day long, overdue the day after, upcoming the day before', () => {
    fc.assert(
      fc.property(days, (day) => {
        const due = dueEpochOf(day)
        const at = (offset: number, hour: number) =>
          new Date(day.getFullYear(), day.getMonth(), day.getDate() + offset, hour)
        expect([dueState(due, at(0, 0)), dueState(due, at(0, 23))]).toEqual(['today', 'today'])
        expect([dueState(due, at(1, 0)), dueState(due, at(-1, 23))]).toEqual(['overdue', 'upcoming'])
      }),
    )
    expect(dueState(null, new Date())).toBe('none')
  })

  test('may be a weekday only', () => {
    const week = Array.from({ length: 7 }, (_, day) => isWeekday(new Date(2026, 10, 16 + day)))
    expect(week).toEqual([true, true, true, true, true, false, false])
  })
})

test('a task may be changed by its owner or a primary account manager', () => {
  expect(mayChangeTask({ isOwner: true }, ['USER'])).toBe(true)
  expect(mayChangeTask({ isOwner: false }, ['P_ACCT_MGR'])).toBe(true)
  expect(mayChangeTask({ isOwner: false }, ['ACCT_MGR', 'ADMIN'])).toBe(false)
})
