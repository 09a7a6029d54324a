import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTaxNumber } from '../../../kit/tax-number.ts'
import { cellLimit } from '../cell-limit.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import { columnsOf } from '../columns/schedule-columns.ts'
import { allScheduleTypes } from '../schedule-types.ts'
import { maskCell, readCell, showCell } from './cell-values.ts'
import * as column from '../columns/column.ts'

const everyColumn = allScheduleTypes.flatMap((type) => columnsOf(type))
const anyColumn = fc.constantFrom(...everyColumn)

/** What people type, and what they should not. */
const anyTyped = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[-+($ ]{0,3}[\d,.]{1,12}[)%-]{0,2}$/),
  fc.stringMatching(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/),
  fc.stringMatching(/^\d{4,9}$/),
  fc.constantFrom(
    'y',
    'No',
    'own',
    'LEASE',
    'if any',
    'als',
    'Blanket',
    '90 days',
    'Texas',
    'us',
    '6',
    'frame',
    '12.5 %',
  ),
  anyColumn.chain(({ choices, words }) => fc.constantFrom('', ...choices, ...words)),
)

const of = (kind: (key: string, heading: string, help: string) => ColumnDefinition) => kind('key', 'Heading', 'Help')
const read = (kind: (key: string, heading: string, help: string) => ColumnDefinition, text: string) => {
  const { value, error } = readCell(of(kind), text)
  return error ?? value
}

describe('any column', () => {
  test('reads a value that it has read before without changing it', () => {
    fc.assert(
      fc.property(anyColumn, anyTyped, (where, text) => {
        const once = readCell(where, text)
        expect(readCell(where, once.value)).toEqual(once)
      }),
      { numRuns: 3000 },
    )
  })

  test('reads what it shows back into the same value', () => {
    fc.assert(
      fc.property(anyColumn, anyTyped, (where, text) => {
        const { value, error } = readCell(where, text)
        fc.pre(error === null)
        expect(readCell(where, showCell(where, value))).toEqual({ value, error: null })
      }),
      { numRuns: 3000 },
    )
  })

  test('takes its own choices, words and default', () => {
    const refused = everyColumn.flatMap((where) =>
      [...where.choices, ...where.words, ...(where.defaultValue === null ? [] : [where.defaultValue])].filter(
        (entry) => {
          const { value, error } = readCell(where, entry.toLowerCase())
          return error !== null || value !== entry
        },
      ),
    )
    expect(refused).toEqual([])
  })

  test('answers a text of 100 kB at once', () => {
    const kinds = new Map(everyColumn.map((where) => [where.kind, where]))
    const texts = ['a', '1', ' ', '\n', ',', '$', '(', '1,111', 'www.', 'a@', '0-'].map((part) =>
      part.repeat(Math.ceil(100_000 / part.length)),
    )
    const began = Date.now()
    for (const where of kinds.values()) {
      for (const text of texts) {
        for (const size of [cellLimit, 100_000]) readCell(where, text.slice(0, size))
      }
    }
    expect(Date.now() - began).toBeLessThan(1000)
  })
})

describe('dates', () => {
  test('of all accepted forms become yyyy-mm-dd and are shown as MM/dd/yyyy', () => {
    const forms = ['9/2/2026', '09/02/2026', '2026-09-02', '9-2-2026', '09022026', ' 09/02/2026 ']
    expect(forms.map((form) => read(column.date, form))).toEqual(forms.map(() => '2026-09-02'))
    expect(showCell(of(column.date), '2026-09-02')).toBe('09/02/2026')
  })

  test('that are none say what is wrong, in the words of the specification', () => {
    expect(read(column.date, '1799-12-31')).toBe('year is too low')
    expect(read(column.date, '2026-13-01')).toBe('Invalid month. (yyyy-mm-dd)')
    expect(read(column.date, '2026-12-32')).toBe('Invalid day. (yyyy-mm-dd)')
    expect(read(column.date, '2/30/2026')).toBe('must be a valid date mm/dd/yyyy')
    expect(read(column.date, '2026-02-30')).toBe('must be a valid date yyyy-mm-dd')
    expect(read(column.date, '2/29/26')).toBe('must be a valid date mm/dd/yyyy')
    expect(read(column.date, 'soon')).toBe('must be a date (yyyy-mm-dd)')
  })

  test('know leap years', () => {
    expect(read(column.date, '02/29/2024')).toBe('2024-02-29')
    expect(read(column.date, '02/29/1900')).toBe('must be a valid date mm/dd/yyyy')
  })

  test('may be a year, or a range of years, where the column says so', () => {
    expect([read(column.year, '1998'), read(column.year, '98')]).toEqual(['1998', 'must be a valid year YYYY'])
    expect([read(column.yearOrDate, '2024'), read(column.yearOrDate, '9/2/2024')]).toEqual(['2024', '2024-09-02'])
    expect(read(column.yearOrDate, 'new')).toBe('must be a year (2024) or date (ie: 2024-09-02)')
    expect([read(column.yearOrRange, '1650'), read(column.yearOrRange, '1650 - 1660')]).toEqual(['1650', '1650-1660'])
    expect(read(column.yearOrRange, '1660-1650')).toBe('must be year or year range YYYY or YYYY-YYYY')
  })
})

test.each([
  ['monthYear', '09/2024', '09/2024'],
  ['monthYear', '9/24', '09/2024'],
  ['monthYear', '12/98', '12/1998'],
  ['monthYear', '13/2024', 'mm/yyyy or mm/yy'],
  ['monthYear', '2024', 'mm/yyyy or mm/yy'],
  ['monthYear', '01/1799', 'year is too low'],
  ['currency', 'usd', 'USD'],
  ['currency', 'US', 'must be 3 characters.'],
] as const)('a column of a kind that only brokerages use reads: %s %s as %s', (kind, typed, result) => {
  const { value, error } = readCell({ kind, choices: [], words: [], min: null, max: null, maxLength: 100 }, typed)
  expect(error ?? value).toBe(result)
})

describe('amounts', () => {
  test('are read with dollar signs, thousands and brackets, to the cent', () => {
    const signed = (key: string, heading: string, help: string) => column.money(key, heading, help, { min: null })
    expect(['$1,234.50', '1234.5', ' 1,234.500 '].map((text) => read(column.money, text))).toEqual(
      Array(3).fill('1234.50'),
    )
    expect(['(500)', '-$500', '500-', '($500.00)'].map((text) => read(signed, text))).toEqual(Array(4).fill('-500'))
    expect([read(column.money, '1.005'), read(column.money, '0.999')]).toEqual(['1.01', '1'])
    expect(read(column.money, '(500)')).toBe('must not be a negative number')
    expect(showCell(of(column.money), '1234567.50')).toBe('$1,234,567.50')
    expect(showCell(of(column.money), '-500')).toBe('-$500')
  })

  test('with a decimal comma, two points or letters are never guessed', () => {
    expect(
      ['1,5', '1.234,56', '1,23,456', '12x', '1 23', '--5', '.', '$', 'k'].map((text) => read(column.money, text)),
    ).toEqual(Array(9).fill('does not look like a number'))
  })

  test('keep every digit that money has', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (cents) => {
        const plain = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
        expect(read(column.money, plain)).toBe(plain.replace(/\.00$/, ''))
      }),
    )
    expect(read(column.money, '9'.repeat(14))).toBe('must be less than 10,000,000,000,000')
  })

  test('may be a word where the column allows it', () => {
    const payroll = column.money('payroll', 'Payroll', '', column.ifAny)
    expect(readCell(payroll, 'IF ANY')).toEqual({ value: 'If Any', error: null })
    expect(readCell(payroll, 'maybe').error).toBe("must be a number or 'If Any'")
    expect(readCell(column.whole('trips', 'Trips', '', { words: ['Included'] }), 'x').error).toBe(
      "must be a whole number or 'Included'",
    )
    expect(['als', 'liability only', 'Included'].map((word) => read(column.limit, word))).toEqual([
      'ALS',
      'Liability Only',
      'Included',
    ])
  })

  test('are whole, or percentages, where the column says so', () => {
    expect([read(column.number, '0,001'), read(column.number, '-0.0'), read(column.whole, '007')]).toEqual([
      '1',
      '0',
      '7',
    ])
    expect([read(column.whole, '1,200.0'), read(column.whole, '1.5')]).toEqual(['1200', 'must be a whole number'])
    expect([read(column.percent, '12.50 %'), read(column.percent, '101')]).toEqual([
      '12.5',
      'must be between 0 and 100.',
    ])
    expect(showCell(of(column.percent), '12.5')).toBe('12.5%')
  })
})

describe('codes', () => {
  test('are brought to one form', () => {
    expect(['L', 'lease', 'Leased'].map((word) => read(column.leasedOrOwned, word))).toEqual(Array(3).fill('LEASED'))
    expect(['o', 'OWN', 'owned'].map((word) => read(column.leasedOrOwned, word))).toEqual(Array(3).fill('OWNED'))
    expect([read(column.state, 'tx'), read(column.state, 'New York')]).toEqual(['TX', 'NY'])
    expect([read(column.zip, '2134'), read(column.zip, '77002 1234')]).toEqual(['02134', '77002-1234'])
    expect([read(column.wcClass, '5'), read(column.wcClass, '3726u')]).toEqual(['0005', '3726U'])
    expect([read(column.glClass, '91523'), read(column.glClass, '441105')]).toEqual(['91523', '441105'])
    expect([read(column.phone, '512.555.0100'), read(column.taxId, '741234567')]).toEqual([
      '(512) 555-0100',
      '74-1234567',
    ])
    expect([read(column.yesNo, 'y'), read(column.yesNo, 'FALSE')]).toEqual(['Y', 'N'])
    expect([read(column.days, '90'), read(column.country, 'Mexico')]).toEqual(['90 Days', 'MX'])
    expect(read(column.vin, '1m8gdm9axkp042788')).toBe('1M8GDM9AXKP042788')
  })

  test('of a list are known by number, by name and in any case', () => {
    const construction = column.choice('c', 'C', '', ['1 frame', '2 joisted masonry'])
    expect(['2', 'JOISTED MASONRY', '2 Joisted Masonry'].map((typed) => readCell(construction, typed).value)).toEqual(
      Array(3).fill('2 joisted masonry'),
    )
    expect(readCell(construction, 'brick').error).toBe('must be one of 1 frame, 2 joisted masonry')
    const lines = column.choices('l', 'L', '', ['Auto', 'Property', 'Cyber'])
    expect(readCell(lines, 'cyber; AUTO, auto')).toEqual({ value: 'Auto, Cyber', error: null })
    expect(readCell(column.choice('c', 'C', '', ['80', '90']), '80 %').value).toBe('80')
  })

  test('that are none say what they should be', () => {
    expect(read(column.leasedOrOwned, 'rent')).toBe('Must be LEASED or OWNED')
    expect(read(column.state, 'XX')).toBe('Invalid State Code')
    expect(read(column.phone, '555-0100')).toBe('must be a valid US Phone Number.')
    expect(read(column.taxId, '74123')).toBe('must be a valid taxId xx-xxxxxxx')
    expect(read(column.email, 'nobody')).toBe('must be a valid email address.')
    expect(read(column.webAddress, 'ftp://x')).toBe('must be a valid web address. (https:// or www.)')
    expect(read(column.glClass, '9152A')).toBe('must be numbers only')
    expect(read(column.days, 'long')).toBe('must be in the format "N Days"')
    expect(readCell(column.days('d', 'D', '', column.or('Include')), 'long').error).toBe(
      'must be in the format "N Days" or Include',
    )
  })
})

test('a text too long says so, and invisible characters go', () => {
  expect(readCell(column.text('name', 'Name', '', { maxLength: 5 }), 'abcdef').error).toBe(
    'cannot be more than 5 characters.',
  )
  expect(read(column.text, '\ufeffAcme\u00a0Builders\r\n Inc.\u200b')).toBe('Acme Builders Inc.')
})

test('personal values are shown by their last four characters, dates by their year', () => {
  expect(maskCell({ kind: 'text' }, 'T12345678')).toBe('•••• 5678')
  expect(maskCell({ kind: 'date' }, '1984-02-29')).toBe('••/••/1984')
  expect(maskCell({ kind: 'date' }, '••/••/1984')).toBe('••/••/1984')
  for (const unread of ['Feb 29, 1984', '2/29/84', '1984', '12121984'])
    expect(maskCell({ kind: 'date' }, unread)).toBe('••/••/••••')
  expect(maskCell({ kind: 'date' }, null)).toBe('')
})

test('a tax number that was read has the form by which tax numbers are sealed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{2}-?\d{7}$/), (typed) => {
      const { value, error } = readCell(column.taxId('fein', 'FEIN', ''), typed)
      expect([isTaxNumber(value ?? ''), error]).toEqual([true, null])
    }),
  )
})
