import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vinCheckDigit } from '../schedules/values/vin.ts'
import { idCardMessages as messages } from './id-card.messages.ts'
import { type CardPolicy, cardOf, isInForce, policyError, vehicleError } from './id-card.rules.ts'
import { generalCard, stateCardOn, stateCards } from './state-cards.ts'

const day = '2026-11-28'
const policy: CardPolicy = {
  id: 'p',
  policyType: 'AUTO',
  carrier: 'Cascade Casualty',
  naic: '90011',
  policyNumber: 'BA-1',
  insured: 'Acme',
  effectiveOn: '2026-03-01',
  endsOn: '2027-03-01',
}
const start = '1FTBR1C80NKA00001'
const vin = `${start.slice(0, 8)}${vinCheckDigit(start)}${start.slice(9)}`
const van = { unit: '1', year: '2022', make: 'Ford', model: 'Transit', vin, plateState: 'IL', liability: 'Y' }

describe('a policy', () => {
  test.each([
    ['is in force', policy, undefined],
    ['is missing', undefined, messages.noPolicy('11/28/2026')],
    ['ended by cancellation on the day', { ...policy, endsOn: day }, messages.policyNotInForce('11/28/2026')],
    ['has not begun', { ...policy, effectiveOn: '2026-11-29' }, messages.policyNotInForce('11/28/2026')],
    ['names no carrier', { ...policy, carrier: '' }, messages.noCarrier],
    ['has a carrier without a NAIC number', { ...policy, naic: '' }, messages.noNaic('Cascade Casualty')],
  ])('that %s', (_, term, error) => {
    expect(policyError(term, day)).toBe(error)
  })
})

describe('a vehicle', () => {
  test.each([
    ['has a card', {}, undefined],
    ['was removed', { rowStatus: 'REMOVED' }, messages.removed],
    ['waits for approval', { rowStatus: 'PENDING' }, messages.pending],
    ['comes later', { effectiveFrom: '2026-12-01' }, messages.notYet('12/01/2026')],
    ['was sold', { effectiveTo: '2026-11-27' }, messages.noLonger('11/27/2026')],
    ['is sold at the end of the day', { effectiveTo: day }, undefined],
    ['is not covered', { liability: 'N' }, messages.noLiability],
    ['has no VIN', { vin: ' ' }, messages.noVin],
    ['has a short VIN', { vin: '1FTBR1' }, messages.vinForm],
    ['has a mistyped VIN', { vin: vin.replace(/1$/, '2') }, messages.vinCheck],
    ['is older than long VINs', { vin: 'B123', year: '1974' }, undefined],
    ['has no make', { make: '' }, messages.noMake],
    ['has no plate state', { plateState: '' }, messages.noState],
  ])('that %s', (_, cells, error) => {
    expect(vehicleError({ ...van, ...cells }, day)).toBe(error)
  })

  test('of a state whose cards only the carrier issues has none', () => {
    for (const { state } of stateCards.filter(({ carrierOnly }) => carrierOnly !== ''))
      expect(vehicleError({ ...van, plateState: state }, day)).toMatch(/carrier/)
  })
})

describe('the state table', () => {
  test('gives each state one row a day, with a source', () => {
    expect(new Set(stateCards.map(({ state, from }) => `${state} ${from}`)).size).toBe(stateCards.length)
    for (const { text, carrierOnly, source } of stateCards) {
      expect((text === '') !== (carrierOnly === '')).toBe(true)
      expect(source).toMatch(/\d/)
    }
  })

  test('has no row before the day from which it applies', () => {
    expect([stateCardOn('IL', '2019-12-31'), stateCardOn('IL', day)?.state]).toEqual([undefined, 'IL'])
  })

  test('says so where a state has the general card', () => {
    const card = cardOf({ ...van, plateState: 'IA' }, policy, day)
    expect(card).toMatchObject({ isGeneral: true, title: generalCard.title })
    expect(card.text).toContain('This is a general card. Iowa may require its own.')
    expect(cardOf(van, policy, day)).toMatchObject({ isGeneral: false, title: 'Illinois Insurance Card' })
  })
})

const someDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
const isoDay = someDay.map((date) => date.toISOString().slice(0, 10))

test('no card is made on a day outside the term or the vehicle’s days', () => {
  const days = fc.record({ effectiveOn: isoDay, endsOn: isoDay, on: isoDay, from: isoDay, to: isoDay })
  fc.assert(
    fc.property(days, ({ effectiveOn, endsOn, on, from, to }) => {
      const term = { ...policy, effectiveOn, endsOn }
      const cells = { ...van, effectiveFrom: from, effectiveTo: to }
      const hasCard = policyError(term, on) === undefined && vehicleError(cells, on) === undefined
      expect(hasCard).toBe(isInForce(term, on) && from <= on && on <= to)
    }),
  )
})

test('a card states the term, carrier, and vehicle of its policy and nothing beside the state text', () => {
  const term = fc.record({ effectiveOn: isoDay, endsOn: isoDay, on: isoDay, state: fc.constantFrom('IL', 'IA', 'OH') })
  fc.assert(
    fc.property(term, fc.string(), ({ effectiveOn, endsOn, on, state }, policyNumber) => {
      const stated = { ...policy, policyNumber, effectiveOn, endsOn }
      const card = cardOf({ ...van, plateState: state }, stated, on)
      const { carrier, naic } = policy
      expect(card).toMatchObject({ state, carrier, naic, policyNumber, effectiveOn, endsOn, vin })
      expect(card.text).toContain(stateCardOn(state, on)?.text ?? generalCard.text)
    }),
  )
})
