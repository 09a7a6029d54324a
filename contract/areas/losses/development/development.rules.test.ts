import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageInMonths, developedOf, factorsToUltimate, selectionOf, triangleOf } from './development.rules.ts'
import { ratedOf, type ValuedTerm } from '../loss-analysis.ts'

const none = { indemnity: 0, medical: 0, expense: 0 }
const aLoss = (paid: number) => ({
  status: 'CLOSED',
  paid: { ...none, indemnity: paid },
  reserve: none,
  recovered: none,
})
type Term = ValuedTerm<ReturnType<typeof aLoss>>
const termOf = (year: number) => ({ line: 'AUTO', from: `${year}-01-01`, to: `${year + 1}-01-01`, premium: 1_000_000 })
/** A year with its valuations: the day and the incurred amount of each. */
const aYear = (year: number, ...valuations: readonly (readonly [on: string, incurred: number])[]): Term => ({
  term: termOf(year),
  valuations: valuations.map(([on, incurred]) => ({ on, losses: [aLoss(incurred)] })),
})
const unselected = { factors: [], trend: 0 }

test.each([
  ['2025-01-08', '2026-10-08', 21],
  ['2025-01-08', '2025-10-07', 9],
  ['2024-01-01', '2024-12-31', 12],
  ['2024-01-31', '2024-02-29', 1],
  ['2024-01-01', '2024-01-01', 0],
  ['2024-01-01', '2024-01-20', 1],
])('a term from %s is valued on %s at %i months', (from, on, months) => {
  expect(ageInMonths(from, on)).toBe(months)
})

const losses = fc.array(fc.nat(10_000_000).map(aLoss), { maxLength: 5 })
const squares = fc
  .array(fc.array(losses, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })
  .map((square) =>
    square.map((valuations, at): Term => {
      const year = 2021 + at
      return {
        term: termOf(year),
        valuations: valuations.slice(0, 4 - at).map((list, age) => ({ on: `${year + age}-12-31`, losses: list })),
      }
    }),
  )

describe('the triangle', () => {
  test('has the latest valuations on its diagonal, and they add up to the total', () => {
    fc.assert(
      fc.property(squares, (terms) => {
        const { columns, rows } = triangleOf(terms, [2021, 2022, 2023, 2024])
        expect(columns.map(({ from }) => from)).toEqual([12, 24, 36, 48])
        const diagonal = rows.map(({ cells }) => cells.findLast((cell) => cell !== null)!)
        expect(diagonal.map(({ age }) => age)).toEqual([48, 36, 24, 12])
        expect(diagonal.reduce((sum, { incurred }) => sum + incurred, 0)).toBe(ratedOf(terms).incurred)
      }),
    )
  })

  test('shows a valuation at the age that it has, and never beside one of another age', () => {
    const { columns, rows, factors } = triangleOf(
      [
        aYear(2022, ['2022-12-31', 100], ['2023-12-31', 160]),
        aYear(2023, ['2023-12-31', 200], ['2024-09-30', 250]),
        aYear(2024, ['2024-09-30', 90]),
      ],
      [2022, 2023, 2024],
    )
    expect(columns).toEqual([9, 12, 21, 24].map((age) => ({ from: age, to: age })))
    expect(rows[1]!.cells).toEqual([
      null,
      { youngest: 12, age: 12, incurred: 200 },
      { youngest: 21, age: 21, incurred: 250 },
      null,
    ])
    // 9 and 21 months are known for no year together, so that no factor leads from 9 months.
    expect(factors[0]).toEqual({ to: null, years: 0, factor: null })
    expect(factors[1]).toEqual({ to: 2, years: 1, factor: 1.25 })
  })

  test('takes ages within a month as comparable, and each cell keeps its own', () => {
    const { columns, rows } = triangleOf(
      [aYear(2022, ['2023-11-30', 100]), aYear(2023, ['2024-12-31', 100])],
      [2022, 2023],
    )
    expect(columns).toEqual([{ from: 23, to: 24 }])
    expect(rows.map(({ cells }) => cells[0]!.age)).toEqual([23, 24])
  })

  test('adds up lines that are valued within half a year of each other, and says how old each year’s terms are', () => {
    const auto = [aYear(2023, ['2024-03-31', 100], ['2025-03-31', 150]), aYear(2024, ['2025-03-31', 80])]
    const property = [aYear(2023, ['2024-05-31', 10], ['2025-05-31', 20]), aYear(2024, ['2025-05-31', 5])]
    const ofProperty = property.map((each): Term => ({ ...each, term: { ...each.term, line: 'PROPERTY' } }))
    const { columns, rows, factors } = triangleOf([...auto, ...ofProperty], [2023, 2024])
    expect(columns).toEqual([
      { from: 15, to: 17 },
      { from: 27, to: 29 },
    ])
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        { youngest: 15, age: 17, incurred: 110 },
        { youngest: 27, age: 29, incurred: 170 },
      ],
      [{ youngest: 15, age: 17, incurred: 85 }, null],
    ])
    expect(factors[0]).toEqual({ to: 1, years: 1, factor: 170 / 110 })
  })

  test('leaves a year blank at an age that one of its valued terms lacks', () => {
    const late = { term: termOf(2023), valuations: [{ on: '2024-12-31', losses: [aLoss(50)] }] }
    const whole = aYear(2023, ['2023-12-31', 100], ['2024-12-31', 150])
    const unvalued = { term: termOf(2023), valuations: [] }
    expect(triangleOf([whole, late, unvalued], [2023]).rows).toEqual([
      { year: 2023, cells: [{ youngest: 24, age: 24, incurred: 200 }] },
    ])
    expect(triangleOf([unvalued], [2023])).toEqual({ columns: [], rows: [{ year: 2023, cells: [] }], factors: [] })
  })
})

describe('development to ultimate', () => {
  // 12 to 24 months: (150 + 300) / (100 + 200) = 1.5; 24 to 36 months: 165 / 150 = 1.1.
  const triangle = triangleOf(
    [
      aYear(2022, ['2022-12-31', 100_00], ['2023-12-31', 150_00], ['2024-12-31', 165_00]),
      aYear(2023, ['2023-12-31', 200_00], ['2024-12-31', 300_00]),
      aYear(2024, ['2024-12-31', 400_00]),
    ],
    [2022, 2023, 2024],
  )

  test('carries each year by its factors to the oldest age, and shows what is not reported yet', () => {
    expect(triangle.factors.map(({ factor }) => factor)).toEqual([1.5, 1.1, null])
    expect(developedOf(triangle, unselected).map(({ age, ultimate, ibnr }) => [age, ultimate, ibnr])).toEqual([
      [36, 165_00, 0],
      [24, 330_00, 30_00],
      [12, 660_00, 260_00],
    ])
  })

  test('takes a selected factor instead, a tail from the oldest age, and a trend by year', () => {
    const developed = developedOf(triangle, { factors: [1.6, null, 1.05], trend: 0.1 })
    expect(factorsToUltimate(triangle, { factors: [1.6, null, 1.05], trend: 0 })[0]).toBeCloseTo(1.6 * 1.1 * 1.05, 10)
    expect(developed.map(({ ultimate, trended }) => [ultimate, trended])).toEqual([
      [173_25, 209_63],
      [346_50, 381_15],
      [739_20, 739_20],
    ])
  })

  test('takes saved factors by age: the nearest within a month, whatever the columns are now', () => {
    const saved = {
      trend: 10,
      factors: [
        { age: 11, factor: 1.6 },
        { age: 37, factor: 1.05 },
        { age: 60, factor: 2 },
      ],
    }
    expect(selectionOf(triangle, saved)).toEqual({ factors: [1.6, null, 1.05], trend: 0.1 })
    expect(
      selectionOf(
        { columns: [{ from: 12, to: 13 }] },
        {
          trend: 0,
          factors: [
            { age: 11, factor: 3 },
            { age: 13, factor: 2 },
          ],
        },
      ),
    ).toEqual({ factors: [2], trend: 0 })
    expect(selectionOf(triangle, null)).toEqual({ factors: [null, null, null], trend: 0 })
  })

  test('has no ultimate where no factor leads on, until one is selected', () => {
    const apart = triangleOf(
      [aYear(2023, ['2023-12-31', 100], ['2024-12-31', 150]), aYear(2024, ['2024-09-30', 80])],
      [2023, 2024],
    )
    expect(developedOf(apart, unselected).map(({ ultimate }) => ultimate)).toEqual([150, null])
    expect(developedOf(apart, { factors: [2], trend: 0 }).map(({ ultimate }) => ultimate)).toEqual([150, 160])
  })
})
