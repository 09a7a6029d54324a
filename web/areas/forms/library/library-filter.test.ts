import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { expect, test } from 'vitest'
import { fits, libraryFilter } from './library-filter.ts'

const form: Form = {
  type: 'DIGITAL',
  formId: 'gl',
  name: 'General liability',
  title: 'General liability application',
  purpose: 'APPLICATION',
  policyType: 'GENERAL_LIABILITY',
  state: 'CA',
  carrier: 'Pine Mutual',
  edition: '2026-01',
  retiredOn: '2026-06-01',
  brokerCode: null,
  questions: 90,
  mappedPercent: 40,
  inUse: 0,
  publishedVersion: 1,
  hasDraft: false,
  version: 1,
}

test('an address holds what narrows a list, and nothing else', () => {
  expect(libraryFilter({ search: 2026, type: 'PROFILE', standing: 'gone', other: 'x', line: ['GL'] })).toEqual({
    search: '2026',
    type: 'PROFILE',
  })
})

test('a form fits by its words, its facts and its day of retirement', () => {
  expect(fits(form, { search: ' pine ' }, '2026-01-01')).toBe(true)
  expect(fits(form, { search: 'cyber' }, '2026-01-01')).toBe(false)
  expect(fits(form, { line: 'GENERAL_LIABILITY', state: 'CA', type: 'APPLICATION' }, '2026-01-01')).toBe(true)
  expect(fits(form, { line: 'ANY' }, '2026-01-01')).toBe(false)
  expect(fits({ ...form, policyType: null }, { line: 'ANY' }, '2026-01-01')).toBe(true)
  expect(fits(form, { standing: 'retired' }, '2026-05-31')).toBe(false)
  expect(fits(form, { standing: 'retired' }, '2026-06-01')).toBe(true)
  expect(fits(form, { standing: 'current' }, '2026-06-01')).toBe(false)
  expect(fits(form, { standing: 'draft' }, '2026-01-01')).toBe(false)
})
