import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinsuranceOf, coinsurancePercent, coinsuredCoverages } from './coinsurance.rules.ts'

const dollars = (amount: number): number => amount * 100
const asked = {
  value: dollars(1_000_000),
  percent: 80,
  limit: dollars(600_000),
  loss: dollars(200_000),
  deductible: dollars(5000),
}

test('a limit below what the clause asks for pays a part of the loss, less the deductible', () => {
  expect(coinsuranceOf(asked)).toEqual({
    required: dollars(800_000),
    short: dollars(200_000),
    part: 0.75,
    paid: dollars(145_000),
    penalty: dollars(50_000),
  })
})

test('a limit that is high enough pays the loss, up to the limit', () => {
  const enough = { ...asked, limit: dollars(800_000) }
  expect(coinsuranceOf(enough)).toMatchObject({ short: 0, part: 1, paid: dollars(195_000), penalty: 0 })
  expect(coinsuranceOf({ ...enough, loss: dollars(900_000) }).paid).toBe(dollars(795_000))
  expect(coinsuranceOf({ ...asked, value: 0 })).toMatchObject({ required: 0, part: 1, penalty: 0 })
})

test('no payment is negative or above the limit, and a higher limit never pays less', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000_00 })
  const any = fc.record({
    value: cents,
    percent: fc.integer({ min: 0, max: 125 }),
    limit: cents,
    loss: cents,
    deductible: cents,
  })
  fc.assert(
    fc.property(any, cents, (one, more) => {
      const { paid, penalty } = coinsuranceOf(one)
      expect(paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBeLessThanOrEqual(one.limit)
      expect(penalty).toBeGreaterThanOrEqual(0)
      expect(coinsuranceOf({ ...one, limit: one.limit + more }).paid).toBeGreaterThanOrEqual(paid)
    }),
  )
})

test('the clause of a policy is read from its coverages, under any of their names, on lines that have one', () => {
  const building = { name: 'Buildings', limit: 1, note: '' }
  const clause = { name: 'Coinsurance', limit: null, note: '90 % of replacement cost' }
  const coverages = [building, clause, { ...building, name: 'Flood' }, { ...building, limit: null }]
  expect(coinsurancePercent({ policyType: 'PROPERTY', coverages })).toBe(90)
  expect(coinsuredCoverages({ policyType: 'PROPERTY', coverages })).toEqual([building])
  expect(
    coinsurancePercent({ policyType: 'PROPERTY', coverages: [{ ...clause, note: 'Agreed value' }] }),
  ).toBeUndefined()
  expect(coinsuredCoverages({ policyType: 'FLOOD', coverages })).toEqual([])
})
