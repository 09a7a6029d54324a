import { figureKeys } from '@portico/contract/areas/financials/figures.ts'
import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import { type FinancialYear, financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { describe, expect, test } from 'vitest'
import { formSchema, type Typed, typedDifferences, typedValues } from '../../kit/records/form-fields.ts'
import { likelyYearEnd } from './likely-year-end.ts'
import { yearFields } from './year-fields.tsx'

const schema = formSchema(yearFields, financialYear.draft)
const start = typedValues(yearFields, { fiscalYearEnd: '2025-12-31', statementKind: 'INTERNAL', currency: 'USD' })
const typed = { ...start, figures: { ...start['figures'], revenue: '$1,250,000.50', netIncome: '-20,000' } }

const errorsOf = (values: Typed) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

const aYear = (fields: Partial<FinancialYear> = {}): FinancialYear => ({
  ...schema.parse(typed),
  id: 'a',
  files: [],
  changedBy: null,
  changedAt: '2026-01-01T00:00:00Z',
  version: 1,
  ...fields,
})

describe('the form of a fiscal year', () => {
  test('reads dollars as people type them, and sends what was left blank as not told', () => {
    expect(schema.parse(typed).figures).toEqual({
      ...Object.fromEntries(figureKeys.map((key) => [key, null])),
      revenue: 125_000_050,
      netIncome: -2_000_000,
    })
  })

  test('starts with what is kept, and sends it back unchanged', () => {
    const year = aYear({ figures: { ...aYear().figures, cash: 0 } })
    expect(schema.parse(typedValues(yearFields, year))).toEqual(financialYear.draft.parse(year))
  })

  test('names each field that it refuses', () => {
    expect(errorsOf({ ...typed, figures: { ...typed.figures, cash: 'a lot' } })).toEqual({
      'figures.cash': 'must be a number',
    })
    expect(errorsOf({ ...typed, figures: { ...typed.figures, cash: '-5' } })).toEqual({
      'figures.cash': financialMessages.notNegative,
    })
    expect(errorsOf({ ...typed, currency: 'cad' })).toEqual({ currency: financialMessages.otherCurrency })
    expect(errorsOf(start)).toEqual({ figures: financialMessages.emptyYear })
  })
})

test('the year that is most likely added follows the latest full one, once it is over', () => {
  const today = new Date(2026, 5, 1)
  expect(likelyYearEnd([], today)).toBe('2025-12-31')
  expect(likelyYearEnd([aYear({ isInterim: true }), aYear({ fiscalYearEnd: '2025-03-31' })], today)).toBe('2026-03-31')
  expect(likelyYearEnd([aYear({ fiscalYearEnd: '2025-12-31' })], today)).toBe('')
})

test('only what differs from what was saved meanwhile is shown', () => {
  const theirs = aYear({ note: 'Mended', figures: { ...aYear().figures, revenue: null } })
  expect(typedDifferences(yearFields, typed, theirs)).toEqual([
    { field: 'Revenue', mine: '$1,250,000.50', theirs: '' },
    { field: 'Note', mine: '', theirs: 'Mended' },
  ])
})
