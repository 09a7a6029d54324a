import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindMoves, bindStates, type BindState, isBound, stateAfter } from './bind-states.ts'

const state = fc.constantFrom(...bindStates)
const move = fc.constantFrom(...bindMoves)

test('the client alone never comes to cover, and the brokerage never without the client', () => {
  for (const isStaff of [true, false])
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (made) => {
        let at: BindState = 'PENDING'
        for (const each of made) at = stateAfter(at, each, isStaff) ?? at
        expect(isBound(at)).toBe(false)
      }),
    )
})

test('once cover is bound nothing leads back to where it was not', () => {
  fc.assert(
    fc.property(state, move, fc.boolean(), (from, made, isStaff) => {
      const to = stateAfter(from, made, isStaff) ?? from
      const isBack = bindStates.indexOf(to) < bindStates.indexOf(from)
      expect(isBound(from) && (isBack || !isBound(to))).toBe(false)
    }),
  )
})

test('a move goes one state on, but for an order taken back, a binder left out and what is done again', () => {
  fc.assert(
    fc.property(state, move, fc.boolean(), (from, made, isStaff) => {
      const to = stateAfter(from, made, isStaff)
      if (to === undefined) return
      const steps = bindStates.indexOf(to) - bindStates.indexOf(from)
      expect(steps).toBeGreaterThanOrEqual(made === 'RETURN' ? -1 : 0)
      expect(steps).toBeLessThanOrEqual(made === 'RECEIVE_POLICY' ? 2 : 1)
    }),
  )
})

test('what was checked stays', () => {
  for (const made of bindMoves)
    expect([true, false].map((isStaff) => stateAfter('CHECKED', made, isStaff))).toEqual([undefined, undefined])
})
