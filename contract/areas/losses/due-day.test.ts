import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { anyState, dueDay, ruleOn } from './due-day.ts'

const day = fc.nat(3000).map((days) => addDays('2022-01-01', days))
const days = fc.integer({ min: 1, max: 180 })

test('calendar days are counted one by one, working days without weekends', () => {
  fc.assert(
    fc.property(day, days, (sentOn, many) => {
      expect(daysBetween(sentOn, dueDay(sentOn, { days: many, kind: 'CALENDAR' }))).toBe(many)
      const due = dueDay(sentOn, { days: many, kind: 'WORKING' })
      const between = Array.from({ length: daysBetween(sentOn, due) }, (_, at) => addDays(sentOn, at + 1))
      const working = between.filter((each) => ![0, 6].includes(new Date(`${each}T00:00:00Z`).getUTCDay()))
      expect([working.length, working.at(-1)]).toEqual([many, due])
    }),
  )
  expect(dueDay('2026-11-20', { days: 1, kind: 'WORKING' })).toBe('2026-11-23')
})

const rule = (level: 'PLATFORM' | 'BROKERAGE', state: string, fromOn: string) => ({ level, state, fromOn })

test('the state goes before any state, the brokerage before the platform, the later before the earlier', () => {
  const any = rule('BROKERAGE', anyState, '2026-01-01')
  const old = rule('PLATFORM', 'NY', '2020-01-01')
  const later = rule('PLATFORM', 'NY', '2025-01-01')
  const own = rule('BROKERAGE', 'NY', '2024-01-01')
  expect(ruleOn([any, old], 'NY', '2026-06-01')).toBe(old)
  expect(ruleOn([old, later], 'NY', '2026-06-01')).toBe(later)
  expect(ruleOn([old, later], 'NY', '2024-06-01')).toBe(old)
  expect(ruleOn([any, old, later, own], 'NY', '2026-06-01')).toBe(own)
  expect(ruleOn([any, own], 'TX', '2026-06-01')).toBe(any)
  expect(ruleOn([any, own], 'TX', '2025-06-01')).toBeUndefined()
})

test('the rule of a day was in force on it', () => {
  const rules = fc.array(
    fc.record({
      level: fc.constantFrom('PLATFORM' as const, 'BROKERAGE' as const),
      state: fc.constantFrom('NY', 'TX', anyState),
      fromOn: day,
    }),
  )
  fc.assert(
    fc.property(rules, day, (all, on) => {
      const found = ruleOn(all, 'NY', on)
      const fitting = all.filter(({ state, fromOn }) => fromOn <= on && state !== 'TX')
      expect(found === undefined).toBe(fitting.length === 0)
      expect([undefined, ...fitting]).toContain(found)
    }),
  )
})
