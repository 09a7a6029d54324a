import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyOf, incurredOf, reconciled, totalsOf } from './loss.rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const split = fc.record({ indemnity: cents, medical: cents, expense: cents })
const losses = fc.array(fc.record({ paid: split, reserve: split, recovered: split }), { maxLength: 20 })
const totals = fc.record({ count: cents, paid: cents, reserve: cents, recovered: cents })

test('totals are the sum of the losses, in any order and in any parts', () => {
  fc.assert(
    fc.property(losses, fc.nat(20), (all, at) => {
      const whole = totalsOf(all)
      expect(totalsOf(all.toReversed())).toEqual(whole)
      const [one, other] = [totalsOf(all.slice(0, at)), totalsOf(all.slice(at))]
      for (const column of ['count', 'paid', 'reserve', 'recovered'] as const)
        expect(one[column] + other[column]).toBe(whole[column])
      expect(whole.paid + whole.reserve - whole.recovered).toBe(all.reduce((sum, loss) => sum + incurredOf(loss), 0))
    }),
  )
})

test('a difference is what is missing of the document, and there is none exactly where both are equal', () => {
  fc.assert(
    fc.property(totals, totals, (document, entered) => {
      const { columns, isEqual } = reconciled(document, entered)
      for (const each of columns) expect(each.entered + each.difference).toBe(each.document)
      expect(isEqual).toBe(
        columns.filter(({ column }) => column !== 'incurred').every(({ difference }) => difference === 0),
      )
      expect(reconciled(document, document).isEqual).toBe(true)
    }),
  )
})

test.each([
  [0, 'GREEN'],
  [60, 'GREEN'],
  [61, 'AMBER'],
  [90, 'AMBER'],
  [91, 'RED'],
])('%i days after its valuation a loss run is %s', (days, currency) => {
  expect(currencyOf(days)).toBe(currency)
})
