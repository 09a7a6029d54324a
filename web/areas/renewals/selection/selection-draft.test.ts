import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences, draftOf, errorsOf, leftOut, type LineDraft, policyOf, selectionOf } from './selection-draft.ts'

const cover = { name: 'Each occurrence', limit: 100_000_000, deductible: null, note: '' }
const line = { id: 'a', line: 'PROPERTY', policyId: 'p1', requested: [cover], carriersExcluded: [] }
const draft: LineDraft = draftOf([line])[0]!

describe('what is sent', () => {
  test('is what was there where nothing was typed, whatever the amounts are', () => {
    const cents = fc.option(fc.integer({ min: 0, max: 100_000_000_000_000 }), { nil: null })
    fc.assert(
      fc.property(cents, cents, (limit, deductible) => {
        const { id: _id, ...stored } = { ...line, requested: [{ ...cover, limit, deductible }] }
        expect(selectionOf(draftOf([{ ...stored, id: 'a' }]))).toEqual({ lines: [stored] })
      }),
    )
  })

  test('is nothing while an amount is none, a coverage has no name, or no line is left', () => {
    const requested = [
      { name: ' ', limit: 'much', deductible: '-5', note: '' },
      { name: 'Fire', limit: '$1,500.50', deductible: '', note: ' a ' },
    ]
    expect(selectionOf([draft, { ...draft, requested }])).toEqual({
      errors: {
        'lines.1.requested.0.name': 'is required',
        'lines.1.requested.0.limit': 'must be a number',
        'lines.1.requested.0.deductible': 'must not be a negative number',
      },
    })
    expect(selectionOf([])).toEqual({ errors: { lines: 'Choose at least one line to renew' } })
    expect(selectionOf([{ ...draft, requested: requested.slice(1) }])).toMatchObject({
      lines: [{ requested: [{ name: 'Fire', limit: 150_050, deductible: null, note: 'a' }] }],
    })
  })
})

test('errors stand at the line that they are about', () => {
  const errors = { 'lines.1.line': 'twice', 'lines.10.line': 'other', lines: 'all' }
  expect(errorsOf(errors, 1)).toEqual({ line: 'twice' })
})

describe('the policies of an account', () => {
  const policy = (id: string | null, policyType: string, expirationDate: string) =>
    ({ id, policyType, expirationDate }) as Policy

  test('are left out where they end about then and nothing of their line is chosen', () => {
    const near = policy('p2', 'CRIME', '2026-12-20')
    const external = policy(null, 'CYBER', '2027-01-05')
    const policies = [policy('p1', 'PROPERTY', '2027-01-05'), near, external, policy('p3', 'BONDS', '2027-06-01')]
    expect(leftOut({ policies, draft: [draft], effectiveOn: '2027-01-05' })).toEqual([near, external])
  })

  test('are found by id, and those of the agency system by line', () => {
    const stored = policy('p1', 'PROPERTY', '2027-01-05')
    const external = policy(null, 'CYBER', '2027-01-05')
    const found = (change: Partial<LineDraft>) => policyOf([external, stored], { ...draft, ...change })
    expect(found({})).toBe(stored)
    expect(found({ line: 'CYBER', policyId: 'unlisted' })).toBe(external)
    expect(found({ line: 'CYBER', policyId: null })).toBeUndefined()
  })
})

test('two versions differ by line, in words', () => {
  const other = { ...draft, requested: [], carriersExcluded: ['Granite'] }
  expect(differences([draft], [other, { ...draft, line: 'CYBER' }])).toEqual([
    {
      field: 'Property',
      mine: '1 coverage; Each occurrence, limit $1,000,000',
      theirs: '0 coverages; excluding Granite',
    },
    { field: 'CYBER', mine: 'Not renewing', theirs: '1 coverage; Each occurrence, limit $1,000,000' },
  ])
  expect(differences([draft], [draft])).toEqual([])
})
