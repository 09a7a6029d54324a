import { describe, expect, test } from 'vitest'
import { premiumSummary, priceChange } from './price.rules.ts'

const price = (premium: number | null, total: number | null) => ({ premium, total })

test.each([
  ['totals where both are known', price(41_800_00, 44_595_00), price(44_000_00, 45_000_00), ['TOTAL', -405_00]],
  [
    'premiums where the expiring total is not on file',
    price(41_800_00, 44_595_00),
    price(44_000_00, null),
    ['PREMIUM', -2_200_00],
  ],
  ['nothing where only a total and a premium are known', price(null, 44_595_00), price(44_000_00, null), null],
  ['nothing for a new line', price(1_00, 1_00), null, null],
])('compares %s', (_case, renewal, expiring, expected) => {
  const change = priceChange(renewal, expiring)
  expect(change && [change.of, change.change]).toEqual(expected)
})

describe('the premium summary', () => {
  const option = (premium: number, choice: 'ACCEPTED' | 'DECLINED' | null, more: object = {}) => ({
    carrier: 'Granite Mutual',
    premium,
    total: premium + 500_00,
    isFirm: true,
    isExpired: false,
    coverages: [],
    decision: choice && { choice, coverages: [] },
    ...more,
  })

  test('takes the accepted options with their optional coverages, else the only firm one', () => {
    const stopGap = {
      name: 'Stop gap',
      limit: null,
      deductible: null,
      note: '',
      isOptional: true,
      premium: 400_00,
      offer: 'NONE' as const,
    }
    const taken = {
      choice: 'ACCEPTED' as const,
      coverages: [{ name: 'Stop gap', isTaken: true, reason: '', acknowledged: false }],
    }
    const { rows, totals } = premiumSummary([
      {
        line: 'GENERAL_LIABILITY',
        expiring: price(44_000_00, null),
        options: [option(41_000_00, null, { coverages: [stopGap], decision: taken }), option(50_000_00, 'DECLINED')],
      },
      { line: 'AUTO', expiring: price(10_000_00, null), options: [option(9_000_00, null)] },
      { line: 'UMBRELLA', expiring: price(5_000_00, null), options: [option(1_00, null), option(2_00, null)] },
      { line: 'PROPERTY', expiring: price(null, null), options: [option(7_000_00, 'ACCEPTED')] },
      { line: 'CYBER', expiring: null, options: [option(3_000_00, 'DECLINED')] },
      { line: 'CRIME', expiring: null, options: [option(2_000_00, null, { isFirm: false })] },
    ])
    expect(rows.map(({ line, state, renewal, change }) => [line, state, renewal?.premium ?? null, change])).toEqual([
      ['GENERAL_LIABILITY', 'ACCEPTED', 41_400_00, -2_600_00],
      ['AUTO', 'OFFERED', 9_000_00, -1_000_00],
      ['UMBRELLA', 'OPEN', null, null],
      ['PROPERTY', 'ACCEPTED', 7_000_00, null],
      ['CYBER', 'DECLINED', null, null],
      ['CRIME', 'OPEN', null, null],
    ])
    expect(totals).toEqual({
      expiring: 54_000_00,
      renewal: 50_400_00,
      change: -3_600_00,
      total: 51_400_00,
      lines: 2,
    })
  })
})
