import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { daysBetweenReminders, dueReminder } from './vendor-reminders.ts'
import type { VendorStatus } from './vendor-terms.ts'

const today = '2026-06-01'
const ok = { status: 'OK' as VendorStatus, isCompliant: true, expiresOn: '2026-06-20' }
const missing = { status: 'MISSING' as VendorStatus, isCompliant: false, expiresOn: null }
const asked = { result: ok, isOn: true, lastEmailedOn: '2026-01-01', isWaiting: false, today }

test.each([
  ['2026-07-02', undefined],
  ['2026-07-01', 'EXPIRES:2026-07-01:30'],
  ['2026-06-16', 'EXPIRES:2026-06-16:30'],
  ['2026-06-15', 'EXPIRES:2026-06-15:14'],
  ['2026-06-04', 'EXPIRES:2026-06-04:3'],
  [null, undefined],
])('coverage that ends on %s is reminded of by %s', (expiresOn, key) => {
  expect(dueReminder({ ...asked, result: { ...ok, expiresOn } })?.key).toBe(key)
})

test('a vendor that is not compliant is reminded 14 days after the last email', () => {
  const deficient = { ...asked, result: missing }
  expect(dueReminder({ ...deficient, lastEmailedOn: '2026-05-18' })?.key).toBe('DEFICIENT:2026-06-01')
  expect(dueReminder({ ...deficient, lastEmailedOn: '2026-05-19' })).toBeUndefined()
})

test('no one is reminded who never was asked, is paused, has no requirements, or waits for review', () => {
  const deficient = { ...asked, result: missing }
  for (const state of [
    { ...deficient, lastEmailedOn: null },
    { ...deficient, isOn: false },
    { ...deficient, isWaiting: true },
    { ...deficient, lastEmailedOn: today },
    { ...deficient, result: { ...missing, status: 'NO_REQUIREMENTS' as VendorStatus } },
  ])
    expect(dueReminder(state)).toBeUndefined()
})

test('day after day no reminder is due twice, and deficiencies keep their distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 60 }), (ends, extra) => {
      const sent = new Map<string, string>()
      let last = today
      const expiresOn = addDays(today, ends)
      for (let at = 1; at <= ends + extra; at += 1) {
        const on = addDays(today, at)
        const result = on < expiresOn ? { ...ok, expiresOn } : missing
        const due = dueReminder({ result, isOn: true, lastEmailedOn: last, isWaiting: false, today: on })
        if (due === undefined || sent.has(due.key)) continue
        const least = due.kind === 'DEFICIENT' ? daysBetweenReminders : 1
        expect(daysBetween(last, on)).toBeGreaterThanOrEqual(least)
        sent.set(due.key, on)
        last = on
      }
      const stages = [...sent.keys()].filter((key) => key.startsWith('EXPIRES'))
      expect(stages.length).toBeLessThanOrEqual(3)
      expect(new Set(sent.values()).size).toBe(sent.size)
    }),
  )
})
