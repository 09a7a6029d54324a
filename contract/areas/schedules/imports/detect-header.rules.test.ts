import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectHeader } from './detect-header.ts'
import { extraIn } from './detect-extras.ts'
import { isTotalsRow } from './detect-totals.ts'

type Cells = readonly (string | null)[]
const detect = (...rows: readonly Cells[]) => detectHeader(rows.map((cells) => ({ cells })))
const headings = (...rows: readonly Cells[]) => detect(...rows).columns.map(({ heading }) => heading)

const vehicles: readonly Cells[] = [
  ['1', '2019', 'Ford', 'F-150', '$32,500', '1/15/2026'],
  ['2', '2021', 'Freightliner', 'Cascadia', '$141,000', '3/2/2026'],
]
const names: Cells = ['Unit #', 'Year', 'Make', 'Model', 'Cost new', 'In service']

describe('the headings of a list', () => {
  test('stand in its first row', () => {
    expect(detect(names, ...vehicles)).toEqual({
      header: 0,
      firstRow: 1,
      columns: names.map((heading, place) => ({ place, heading })),
      totals: [],
    })
  })

  test('stand below titles, notes and empty rows', () => {
    const above: readonly Cells[] = [
      ['Harbor Freight Lines, Inc.'],
      ['Schedule of vehicles', null, null, 'As of', '9/2/2026'],
      [],
    ]
    expect(detect(...above, names, ...vehicles)).toMatchObject({ header: 3, firstRow: 4 })
  })

  test('are none where the list begins at once', () => {
    expect(detect(...vehicles)).toMatchObject({ header: null, firstRow: 0 })
    expect(headings(...vehicles)).toEqual(names.map(() => ''))
  })

  test('of one column are one heading', () => {
    expect(detect(['Driver'], ['Ann Lee'], ['Bo Ray'])).toMatchObject({ header: 0, columns: [{ heading: 'Driver' }] })
  })

  test('are found above lists of words alone', () => {
    expect(detect(['Name', 'City', 'State'], ['Ann', 'Tampa', 'FL'], ['Bo', 'Reno', 'NV'])).toMatchObject({ header: 0 })
  })

  test('on two lines are joined, with those that stand over several columns', () => {
    expect(
      headings(
        ['Statement of values'],
        [null, null, 'Building', null, 'Contents', null],
        ['Loc', 'Street', 'Value', 'Year', 'Value', 'Deductible'],
        ['1', '12 Main St', '500000', '1999', '20000', '1000'],
        ['2', '9 Oak Ave', '750000', '2004', '35000', '1000'],
      ),
    ).toEqual(['Loc', 'Street', 'Building Value', 'Building Year', 'Contents Value', 'Contents Deductible'])
  })

  test('that wrap onto a second line are joined', () => {
    const found = [
      ['Location', 'Street', 'Year', 'Total', null],
      ['Number', 'Address', 'Built', 'Sq Ft', 'Sprinklered'],
      ['1', '12 Main St', '1999', '12,000', 'Yes'],
      ['2', '9 Oak Ave', '2004', '8,500', 'No'],
    ] as const
    expect(detect(...found)).toMatchObject({ header: 1, firstRow: 2 })
    expect(headings(...found)).toEqual([
      'Location Number',
      'Street Address',
      'Year Built',
      'Total Sq Ft',
      'Sprinklered',
    ])
  })

  test('may break within a cell, be years, and leave columns between them empty', () => {
    const rows = [
      ['Class\ncode', null, '2024', '2025', null],
      ['8810', null, '100', '120', 'seen'],
    ] as const
    expect(detect(...rows).columns).toEqual([
      { place: 0, heading: 'Class code' },
      { place: 2, heading: '2024' },
      { place: 3, heading: '2025' },
      { place: 4, heading: '' },
    ])
  })

  test('are found below any number of titles, among any empty columns', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,9}$/), { minLength: 3, maxLength: 12 })
    const title = fc.stringMatching(/^[A-Z][a-z ]{0,20}$/).map((text): Cells => [text])
    fc.assert(
      fc.property(words, fc.array(title, { maxLength: 5 }), fc.integer({ min: 0, max: 4 }), (row, titles, gap) => {
        const gaps: Cells = Array.from({ length: gap }, () => null)
        const list = [1, 2, 3].map((n): Cells => [...gaps, ...row.map((_, at) => String(n * 10 + at))])
        const found = detect(...titles, [], [...gaps, ...row], ...list)
        expect(found.header).toBe(titles.length + 1)
        expect(found.columns).toEqual(row.map((heading, at) => ({ place: gap + at, heading })))
      }),
    )
  })

  test('whatever the cells, the answer fits the rows', () => {
    const cell = fc.option(fc.oneof(fc.string(), fc.constantFrom('Total', '1', '2024', 'Name', ' ')))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 60 }), (rows) => {
        const { header, firstRow, columns, totals } = detect(...rows)
        expect(firstRow).toBe(header === null ? 0 : header + 1)
        expect(firstRow).toBeLessThanOrEqual(rows.length)
        expect(totals.every((at) => at >= firstRow && at < rows.length)).toBe(true)
        const places = columns.map(({ place }) => place)
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
        // No value of the list is outside its columns.
        const filled = rows
          .slice(firstRow)
          .flatMap((row) => [...row.keys()].filter((place) => (row[place] ?? '').trim() !== ''))
        expect(filled.filter((place) => !places.includes(place))).toEqual([])
      }),
    )
  })
})

describe('a row that is none of the list', () => {
  test.each([
    [['OHIO'], 'SECTION', 'OHIO'],
    [[null, ' Heavy  Trucks '], 'SECTION', 'Heavy Trucks'],
    [['* Values per 2024 appraisal'], 'NOTE', '* Values per 2024 appraisal'],
    [['Prepared by:', 'Jane Doe'], 'NOTE', 'Prepared by: Jane Doe'],
    [['x'.repeat(61)], 'NOTE', 'x'.repeat(61)],
    [['Subtotal OH', '5'], 'SUBTOTAL', 'Subtotal OH'],
    [['TOTAL', '5'], 'TOTAL', 'TOTAL'],
  ] as const)('is %j: %s', (cells, kind, text) => {
    expect(extraIn({ cells }, 3)).toEqual({ kind, text })
  })

  test.each([[['500']], [['Ada', 'NY']], [[]], [['Notes LLC', '1', '2']]])('is not %j', (cells) => {
    expect(extraIn({ cells }, 3)).toBeNull()
  })

  test('is nothing but totals in a list of two columns', () => {
    expect([['OHIO'], ['Total', '5']].map((cells) => extraIn({ cells }, 2)?.kind)).toEqual([undefined, 'TOTAL'])
  })
})

describe('a row of totals', () => {
  test.each([
    [['Total', null, '$173,500']],
    [[null, 'GRAND TOTAL:', '12', '$1,000.00']],
    [['Subtotal for Texas', '44']],
    [['Total Insured Values', '1', '2']],
    [['Totals']],
    [['Sub-Total', '5', '', '7']],
    [['Subtotal OH', '450', '75']],
    [['Subtotal', 'Ohio', '12']],
    [['Ohio total:', '12', '$4,500']],
    [['TOTAL UNITS: 7']],
    [['Total drivers: 7']],
  ])('is %j', (cells) => {
    expect(isTotalsRow({ cells })).toBe(true)
  })

  test.each([
    [['Total Wine & More', '1200 Main St', '500']],
    [['Total', 'Fitness LLC', '5']],
    [['1', 'Total', '5']],
    [['Totally new', '5']],
    [['Total: Fitness', '1200 Main St', '5']],
    [['Sum total', 'Main St', '5']],
    [['Subtotal Brewing', 'Ohio', 'Main St', '5']],
    [[]],
    [['500', '600']],
  ])('is not %j', (cells) => {
    expect(isTotalsRow({ cells })).toBe(false)
  })

  test('is told by its index', () => {
    expect(detect(names, ...vehicles, ['Total', null, null, null, '$173,500'])).toMatchObject({ totals: [3] })
  })
})
