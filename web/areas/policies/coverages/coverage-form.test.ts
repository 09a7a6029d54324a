import { coverageMessages } from '@portico/contract/areas/policies/coverages/coverage.messages.ts'
import { pastedForms } from '@portico/contract/areas/policies/coverages/pasted-forms.rules.ts'
import { withForms } from '@portico/contract/areas/policies/coverages/schedule-entries.rules.ts'
import { pastedCoverages } from '@portico/contract/areas/policies/coverages/pasted-coverages.rules.ts'
import { expect, test } from 'vitest'
import {
  coverageFormSchema,
  type CoverageFormValues,
  type KnownSheet,
  valuesOf,
  withCoverages,
} from './coverage-form.ts'

const blank: KnownSheet = { coverages: [], forms: [], exclusions: [], layer: null }
const million = 1_000_000_00

/** The form of a policy without coverages, with values typed into named rows. */
function typed(policyType: string, rows: Record<string, object>, more: Partial<CoverageFormValues> = {}) {
  const values = valuesOf(blank, policyType)
  const coverages = values.coverages.map((row) => ({ ...row, ...rows[row.name] }))
  return coverageFormSchema(policyType).safeParse({ ...values, coverages, ...more })
}

test('a new policy starts with the standard coverages of its line; only filled rows are saved', () => {
  expect(typed('GENERAL_LIABILITY', { 'Each occurrence': { limit: '1,000,000', deductible: '5000' } }).data).toEqual({
    coverages: [{ name: 'Each occurrence', limit: million, deductible: 5_000_00, isRetention: false, note: '' }],
    forms: [],
    exclusions: [],
    layer: { kind: 'PRIMARY', attachment: 0, limit: million, over: [] },
  })
})

test('an umbrella asks for its attachment point and its underlying policies', () => {
  const limit = { 'Each occurrence': { limit: '5,000,000', deductible: '10,000' } }
  const { error } = typed('UMBRELLA', limit)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['attachment', coverageMessages.excessAttachment],
    ['over', coverageMessages.excessOver],
  ])
  const entered = typed('UMBRELLA', limit, { attachment: '1,000,000', over: ['AUTO'] })
  expect(entered.data).toMatchObject({
    coverages: [{ name: 'Each occurrence', isRetention: true }],
    layer: { kind: 'EXCESS', attachment: million, limit: 5 * million, over: ['AUTO'] },
  })
})

test('an error is reported at its own row, past those left blank', () => {
  const { error } = typed('AUTO', { Collision: { deductible: 'a lot' } })
  const at = valuesOf(blank, 'AUTO').coverages.findIndex(({ name }) => name === 'Collision')
  expect(error?.issues.map(({ path }) => path)).toEqual([['coverages', at, 'deductible']])
})

test('a form that nobody changed saves what was there', () => {
  const known: KnownSheet = {
    coverages: [
      { name: 'Medical Expense', limit: 5_000_00, deductible: null, isRetention: false, note: 'Any one person' },
      { name: 'Watercraft', limit: null, deductible: 1_000_50, isRetention: true, note: '' },
    ],
    forms: [
      { number: 'CG 00 01', edition: '04 13', title: 'Coverage Form', schedule: { isBlanket: false, parties: [] } },
      {
        number: 'CG 20 10',
        edition: '12 19',
        title: 'Additional Insured',
        schedule: {
          isBlanket: false,
          parties: [
            { name: 'Summit GC LLC', location: 'Pier 9' },
            { name: 'Harbor Town', location: '' },
          ],
        },
      },
      { number: 'CG 24 04', edition: '', title: '', schedule: { isBlanket: true, parties: [] } },
    ],
    exclusions: ['Asbestos'],
    layer: { kind: 'EXCESS', attachment: million, limit: million, over: ['AUTO'] },
  }
  const values = valuesOf(known, 'GENERAL_LIABILITY')
  expect(values.coverages.filter(({ name }) => /medical expense/i.test(name))).toHaveLength(1)
  expect(coverageFormSchema('GENERAL_LIABILITY').parse(values)).toEqual(known)
})

test('pasted coverages take their rows and are added where there is none', () => {
  const { coverages } = valuesOf(blank, 'GENERAL_LIABILITY')
  const read = withCoverages(coverages, pastedCoverages('Med Exp\t5K\nHerbicide\t1M', 'GENERAL_LIABILITY'))
  expect(read).toHaveLength(coverages.length + 1)
  expect(read.find(({ name }) => name === 'Medical expense')).toMatchObject({ limit: '5,000' })
  expect(read.at(-1)).toMatchObject({ name: 'Herbicide', limit: '1,000,000' })
})

test('the schedule of an older form starts from its title; an entry needs a listed form and someone', () => {
  const known = { ...blank, forms: [{ number: 'CG 20 10', edition: '04 13', title: 'Scheduled: Summit GC LLC' }] }
  const values = valuesOf(known, 'GENERAL_LIABILITY')
  expect(values.schedules).toEqual([
    { form: 'CG 20 10 (04 13)', isBlanket: false, name: 'Summit GC LLC', location: '' },
  ])
  const schedules = [{ form: 'CG 20 37', isBlanket: false, name: ' ', location: '' }]
  const { error } = coverageFormSchema('GENERAL_LIABILITY').safeParse({ ...values, schedules })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['schedules.0.form', coverageMessages.scheduleForm],
    ['schedules.0.name', coverageMessages.scheduledParty],
  ])
})

test('imported forms are added once, and replace the schedule of a form that is listed', () => {
  const here = { forms: 'CG 20 10 (04 13) Additional Insured', schedules: [] }
  const found = pastedForms('Form\tEdition\tPerson\nCG 20 10\t04 13\tSummit GC LLC\nCG 24 04\t\tBlanket')
  expect(withForms(here, found)).toEqual({
    forms: 'CG 20 10 (04 13) Additional Insured\nCG 24 04',
    schedules: [
      { form: 'CG 20 10 (04 13)', isBlanket: false, name: 'Summit GC LLC', location: '' },
      { form: 'CG 24 04', isBlanket: true, name: '', location: '' },
    ],
  })
})
