import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as column from '../columns/column.ts'
import { columnsOf } from '../columns/schedule-columns.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { readCell } from './cell-values.ts'
import { entryOf } from './choices.ts'
import { readMonthYear } from './dates.ts'
import type { DateHints } from './dates.ts'

type Define = typeof column.date

const read = (define: Define, text: string, hints?: DateHints) => {
  const { value, error } = readCell(define('key', 'Heading', 'Help'), text, hints)
  return error ?? value
}

const readIn = (type: ScheduleType, key: string, text: string) => {
  const { value, error } = readCell(
    columnsOf(type).find((known) => known.key === key)!,
    text,
  )
  return error ?? value
}

const unclearDate = 'Enter the date as mm/dd/yyyy. The day and the month are not clear.'
const unclearYear = 'Enter the year with 4 digits. The century is not clear.'
const unclearMillions = 'Enter the whole amount. M can mean thousand or million.'

describe('dates as people type them', () => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const two = (part: number) => String(part).padStart(2, '0')

  test('are read in every form that says which part is which', () => {
    const days = fc.record({
      year: fc.integer({ min: 1970, max: 2039 }),
      month: fc.nat(11),
      day: fc.integer({ min: 1, max: 28 }),
    })
    fc.assert(
      fc.property(days, ({ year, month, day }) => {
        const name = months[month]!
        const short = two(year % 100)
        const forms = [
          `${month + 1}/${day}/${year}`,
          `${month + 1}/${day}/${short}`,
          `${two(month + 1)}-${two(day)}-${short}`,
          `${year}/${month + 1}/${day}`,
          `${year}.${two(month + 1)}.${two(day)}`,
          `${month + 1}/${day}/${year} 0:00`,
          `${month + 1}/${day}/${year} 12:00:00 AM`,
          `${name} ${day}, ${year}`,
          `${name.slice(0, 3)}. ${day} ${year}`,
          `${name.slice(0, 3).toUpperCase()} ${day}th, ${year}`,
          `${day} ${name} ${year}`,
          `${day}-${name.slice(0, 3)}-${short}`,
        ]
        const meant = `${year}-${two(month + 1)}-${two(day)}`
        expect(forms.map((form) => read(column.date, form))).toEqual(forms.map(() => meant))
      }),
    )
  })

  test('with points are read only where one part can be nothing but the day', () => {
    expect(read(column.date, '15.02.2016')).toBe('2016-02-15')
    expect(read(column.date, '2.15.2016')).toBe('2016-02-15')
    expect(read(column.date, '4.4.2026')).toBe('2026-04-04')
    expect(['3.4.2026', '03.04.2026', '15.02.16'].map((text) => read(column.date, text))).toEqual(
      Array(3).fill(unclearDate),
    )
    expect(readCell(column.date('key', 'Heading', 'Help'), '3.4.2026').value).toBe('3.4.2026')
    expect(read(column.date, '30.02.2016')).toBe('must be a valid date mm/dd/yyyy')
  })

  test('with a year of two digits are read where its century is clear', () => {
    expect(['8/8/88', '3/4/26', '1/1/70', '12/31/39'].map((text) => read(column.date, text))).toEqual([
      '1988-08-08',
      '2026-03-04',
      '1970-01-01',
      '2039-12-31',
    ])
    expect(['1/1/40', '6/1/69', 'May 1, 55'].map((text) => read(column.date, text))).toEqual(Array(3).fill(unclearYear))
    expect(readMonthYear('5/45').error).toBe(unclearYear)
  })

  test('are never made of less than a date', () => {
    const texts = ['3/4', 'Mar 2026', 'Clear 10/1/26', '46085', 'today', 'Foo 4, 2026', 'Ma 4, 2026', '3/4/026']
    for (const text of texts) expect(readCell(column.date('key', 'Heading', 'Help'), text).error).not.toBeNull()
  })

  test('may be today, and in files the days that spreadsheets count', () => {
    expect(read(column.date, 'Today', { today: '2026-11-24' })).toBe('2026-11-24')
    expect(['42370', '46085', '46085.0'].map((text) => read(column.date, text, { daySerials: true }))).toEqual([
      '2016-01-01',
      '2026-03-04',
      '2026-03-04',
    ])
    expect(read(column.yearOrDate, '42370', { daySerials: true })).toBe('2016-01-01')
    expect(read(column.date, '10001', { daySerials: true })).toBe('must be a date (yyyy-mm-dd)')
  })
})

test('years are read from about, and of vehicles from two digits', () => {
  expect(['c. 1975', 'circa 1975', '~1975', '1975'].map((text) => read(column.year, text))).toEqual(
    Array(4).fill('1975'),
  )
  expect(read(column.yearOrDate, 'c. 1975')).toBe('1975')
  expect(['19', "'19", '98', '55', '2019'].map((text) => readIn('AUTO', 'year', text))).toEqual([
    '2019',
    '2019',
    '1998',
    unclearYear,
    '2019',
  ])
  expect(['1975 (est)', '1975 est.', '1975?'].map((text) => read(column.year, text))).toEqual(Array(3).fill('1975'))
  expect(readIn('PROPERTY_COVERAGES', 'yearBuilt', '1975/2004')).toBe('must be a valid year YYYY')
  expect(readIn('PROPERTY_COVERAGES', 'yearBuilt', '19')).toBe('must be a valid year YYYY')
})

describe('amounts as people type them', () => {
  test('are read with thousands and millions behind them', () => {
    const amount = fc.record({ whole: fc.nat(99), tenths: fc.nat(9), blank: fc.constantFrom('', ' ') })
    fc.assert(
      fc.property(amount, ({ whole, tenths, blank }) => {
        const typed = (suffix: string) => `$${whole}.${tenths}${blank}${suffix}`
        const worth = (thousands: number) => String(Math.round((whole * 10 + tenths) * 100 * thousands))
        expect(['k', 'K', 'thousand'].map((suffix) => read(column.money, typed(suffix)))).toEqual(
          Array(3).fill(worth(1)),
        )
        expect(['m', 'M', 'MM', 'mil', 'million'].map((suffix) => read(column.money, typed(suffix)))).toEqual(
          Array(5).fill(worth(1000)),
        )
      }),
    )
    expect(
      ['1.2M', '45k', '$4.2M', '225K', '145.5k', '1 234', '1e5', '1.25bn'].map((text) => read(column.money, text)),
    ).toEqual(['1200000', '45000', '4200000', '225000', '145500', '1234', '100000', '1250000000'])
    expect(read(column.whole, '1.2345k')).toBe('must be a whole number')
    expect(readCell(column.money('key', 'Heading', 'Help', { min: null }), '(1.5M)').value).toBe('-1500000')
  })

  test('are zero where an accounting format shows a dash', () => {
    expect(['$ -', '-', '$–', '—'].map((text) => read(column.money, text))).toEqual(Array(4).fill('0'))
    expect(read(column.money, '$-5-')).toBe('does not look like a number')
  })

  test('are left as they are where M may be a thousand, or a spreadsheet cut digits off', () => {
    expect(['500M', '$1,250M', '450 m'].map((text) => read(column.money, text))).toEqual(Array(3).fill(unclearMillions))
    expect(read(column.money, '500MM')).toBe('500000000')
    expect(read(column.money, '1.23E+11')).toBe('Enter the whole number. The spreadsheet shortened it.')
    expect(read(column.limit, '500M')).toBe(unclearMillions)
  })

  test('are read with the unit that their column names, and with no other', () => {
    expect(
      ['42,000 sf', '42000 sq. ft.', '42k sqft'].map((text) => readIn('PROPERTY_COVERAGES', 'area', text)),
    ).toEqual(Array(3).fill('42000'))
    expect(readIn('AUTO', 'gvw', '7,050 lbs')).toBe('7050')
    expect(readIn('PROPERTY_COVERAGES', 'hydrantFeet', '300 ft')).toBe('300')
    expect(readIn('PROPERTY_COVERAGES', 'stationMiles', '2.5 mi')).toBe('2.5')
    expect(readIn('PROPERTY_COVERAGES', 'hydrantFeet', '0.2 mi')).toBe('must be a whole number')
    expect(readIn('PROPERTY_COVERAGES', 'area', '30 ft')).toBe('must be a whole number')
    expect(readIn('AUTO', 'gvw', '3 tons')).toBe('must be a whole number')
    expect(read(column.percent, '12%')).toBe('12')
  })
})

test('a radius in miles is read by the bounds of its column', () => {
  const miles = ['45', '50 miles', '51-200', '200', '200-500', '200+', 'local', '9999 mi.']
  expect(miles.map((text) => readIn('AUTO', 'radius', text))).toEqual([
    'Local',
    'Local',
    'Intermediate',
    'Intermediate',
    'Long',
    'Long',
    'Local',
    'Long',
  ])
  expect(readIn('AUTO', 'radius', '45 km')).toBe('must be one of Local, Intermediate, Long')
})

test('a class code is read without the name behind it', () => {
  const codes = ['8810 - Clerical', '806 – Trucking', '7219F: Drivers', '8810-01']
  expect(codes.map((text) => readIn('WORKERS_COMP', 'classCode', text)?.slice(0, 5))).toEqual([
    '8810',
    '0806',
    '7219F',
    'must ',
  ])
  expect(readIn('GENERAL_LIABILITY', 'classCode', '91340 - Carpentry')).toBe('91340')
})

test('choices are read as the trade shortens them', () => {
  const construction = ['JM', 'MNC', 'NC', 'MFR', 'Masonry Non-Combustible', 'FR', 'ISO 4', 'Class 1']
  expect(construction.map((text) => readIn('PROPERTY_COVERAGES', 'construction', text))).toEqual([
    '2 joisted masonry',
    '4 masonry NC',
    '3 non-combustible',
    '5 mod. fire resistive',
    '4 masonry NC',
    '6 fire resistive',
    '4 masonry NC',
    '1 frame',
  ])
  expect(readIn('AUTO', 'compDeductible', 'incl.')).toBe('Included')
})

test('a choice that was renamed is understood by lists of either name', () => {
  expect(entryOf(['Trust', 'Public entity'], 'Public body')).toBe('Public entity')
  expect(entryOf(['Trust', 'Public body'], 'public entity')).toBe('Public body')
})
