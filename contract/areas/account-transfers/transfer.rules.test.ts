import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterStep,
  effectiveDayError,
  effectiveDays,
  endDayError,
  isOpen,
  newTeamErrors,
  type TransferProgress,
  type TransferStep,
} from './transfer.rules.ts'
import { transferMessages } from './transfer.messages.ts'

const steps: readonly TransferStep[] = [
  'CONFIRM_FROM',
  'CONFIRM_TO',
  'DECLINE',
  'WITHDRAW',
  'EXPIRE',
  'STOP',
  'COMPLETE',
  'END',
]
const proposed: TransferProgress = {
  kind: 'MOVE',
  state: 'PROPOSED',
  isConfirmedFrom: false,
  isConfirmedTo: false,
}
const confirmed = { isConfirmedFrom: true, isConfirmedTo: true } as const

describe('the states of a transfer', () => {
  test('an account moves only after both brokerages confirmed, whatever happens in between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (taken) => {
        const done: TransferStep[] = []
        let progress = proposed
        for (const step of taken) {
          const next = afterStep(progress, step)
          if (next === undefined) continue
          expect(isOpen(progress.state)).toBe(true)
          done.push(step)
          progress = next
        }
        const bothConfirmed = done.includes('CONFIRM_FROM') && done.includes('CONFIRM_TO')
        expect(progress.isConfirmedFrom && progress.isConfirmedTo).toBe(bothConfirmed)
        const needsBoth = ['DONE', 'BLOCKED', 'AGREED'].includes(progress.state)
        expect(needsBoth && !bothConfirmed).toBe(false)
        expect(done.filter((step) => step === 'COMPLETE').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('what has ended never changes', () => {
    for (const state of ['DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const)
      for (const step of steps) expect(afterStep({ kind: 'MOVE', state, ...confirmed }, step)).toBeUndefined()
  })

  test('an open transfer can be declined, withdrawn and expire at any time', () => {
    for (const state of ['PROPOSED', 'AGREED', 'BLOCKED'] as const)
      for (const step of ['DECLINE', 'WITHDRAW', 'EXPIRE'] as const)
        expect(afterStep({ kind: 'MOVE', state, ...confirmed }, step)).toBeDefined()
  })

  test('no brokerage confirms twice', () => {
    const once = afterStep(proposed, 'CONFIRM_TO')!
    expect(once.state).toBe('PROPOSED')
    expect(afterStep(once, 'CONFIRM_TO')).toBeUndefined()
    expect(afterStep(once, 'CONFIRM_FROM')?.state).toBe('AGREED')
  })

  test('a stopped transfer can still be carried out', () => {
    const agreed = { kind: 'MOVE', state: 'AGREED', ...confirmed } as const
    const blocked = afterStep(agreed, 'STOP')!
    expect(blocked.state).toBe('BLOCKED')
    expect(afterStep(blocked, 'COMPLETE')?.state).toBe('DONE')
  })
})

describe('the states of a share', () => {
  test('a share is in force only after both brokerages confirmed and its effective date came, and never moves', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (taken) => {
        const done: TransferStep[] = []
        let progress: TransferProgress = { ...proposed, kind: 'SHARE' }
        for (const step of taken) {
          const next = afterStep(progress, step)
          if (next === undefined) continue
          done.push(step)
          progress = next
        }
        expect(progress.state).not.toBe('DONE')
        const hasBegun = progress.state === 'IN_FORCE' || progress.state === 'ENDED'
        expect(hasBegun).toBe(done.includes('COMPLETE'))
        expect(hasBegun && !(done.includes('CONFIRM_FROM') && done.includes('CONFIRM_TO'))).toBe(false)
        expect(progress.state === 'ENDED').toBe(done.includes('END'))
      }),
    )
  })

  test('a share in force can be ended and nothing else; one that has ended never changes', () => {
    const share = { kind: 'SHARE', ...confirmed } as const
    for (const step of steps) {
      expect(afterStep({ ...share, state: 'IN_FORCE' }, step)?.state).toBe(step === 'END' ? 'ENDED' : undefined)
      expect(afterStep({ ...share, state: 'ENDED' }, step)).toBeUndefined()
    }
    expect(isOpen('IN_FORCE')).toBe(true)
    for (const state of ['PROPOSED', 'AGREED', 'BLOCKED'] as const)
      expect(afterStep({ ...share, state }, 'END')).toBeUndefined()
  })

  test('its end date is blank or after the effective date', () => {
    expect(endDayError('', '2026-11-29')).toBeUndefined()
    expect(endDayError('2026-11-30', '2026-11-29')).toBeUndefined()
    expect(endDayError('2026-11-29', '2026-11-29')).toBe(transferMessages.endTooEarly)
  })
})

test('the effective date is after today and within 180 days', () => {
  const { first, last } = effectiveDays('2026-11-28')
  expect([first, last]).toEqual(['2026-11-29', '2027-05-27'])
  expect(effectiveDayError('2026-11-28', '2026-11-28')).toBe(transferMessages.dayTooEarly)
  expect(effectiveDayError(first, '2026-11-28')).toBeUndefined()
  expect(effectiveDayError(last, '2026-11-28')).toBeUndefined()
  expect(effectiveDayError('2027-05-28', '2026-11-28')).toBe(transferMessages.dayTooLate)
})

test('a team names the field of each person who cannot be in it', () => {
  const staff = new Set(['ann', 'ben'])
  expect(newTeamErrors({ manager: 'ann', advisor: '', accountManager: 'ben' }, staff)).toEqual({})
  expect(newTeamErrors({ manager: '', advisor: '', accountManager: '' }, staff)).toEqual({
    manager: transferMessages.managerRequired,
  })
  expect(newTeamErrors({ manager: 'ann', advisor: 'ann', accountManager: 'zoe' }, staff)).toEqual({
    advisor: transferMessages.personTwice,
    accountManager: transferMessages.notStaff,
  })
})
