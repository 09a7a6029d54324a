import fc from 'fast-check'
import { addDays } from '../../kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { ageSentence, incurredOf, reconciled, runAge, totalsOf } from './loss.rules.ts'

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
  const age = runAge('2026-11-15', addDays('2026-11-15', days))
  expect([age.ageDays, age.currency]).toEqual([days, currency])
})

test('the age of a loss run is said with both dates', () => {
  const said = ageSentence('2026-11-15', runAge('2026-11-15', '2027-02-15'))
  expect(said).toBe('Valued 11/15/2026; 92 days old on 02/15/2027')
})

test('a loss comes to what was paid and reserved in all parts, less what came back', () => {
  const paid = { indemnity: 100, medical: 20, expense: 3 }
  const reserve = { indemnity: 1000, medical: 200, expense: 30 }
  expect(incurredOf({ paid, reserve, recovered: { indemnity: 7, medical: 0, expense: 0 } })).toBe(1346)
})

test.each(['count', 'paid', 'reserve', 'recovered'] as const)('totals that differ in %s alone differ', (column) => {
  const document = { count: 1, paid: 2, reserve: 3, recovered: 4 }
  expect(reconciled(document, { ...document, [column]: 9 }).isEqual).toBe(false)
})
