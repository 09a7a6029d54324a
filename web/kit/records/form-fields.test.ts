import { field } from '@portico/contract/kit/field.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldSections } from './field-sections.ts'
import { formSchema, type FormFields, typedDifferences, typedValues } from './form-fields.ts'

const kinds = [
  { value: '', label: 'Any kind' },
  { value: 'A', label: 'Kind A' },
]
const cents = z.number().int().min(0, 'cannot be negative')
const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name'),
  kind: z.enum(['A']).nullable(),
  days: z.number().int(),
  limit: cents.nullable(),
  due: z.iso.date().nullable(),
  isOpen: z.boolean(),
  paid: z.object({ medical: cents, legal: cents }),
})
const { shape } = schema
const fields: FormFields = {
  name: field({ kind: 'text', label: 'Name', schema: shape.name }),
  kind: field({ kind: 'choice', label: 'Kind', choices: kinds, schema: shape.kind }),
  days: field({ kind: 'number', label: 'Days', schema: shape.days }),
  limit: { kind: 'money', label: 'Limit', schema: shape.limit, shownIf: (typed) => typed['kind'] === 'A' },
  due: field({ kind: 'day', label: 'Due date', schema: shape.due }),
  isOpen: field({ kind: 'yes-no', label: 'Open', schema: shape.isOpen }),
  'paid.medical': { kind: 'money', label: 'Paid medical', group: 'Paid', schema: cents, blank: 0 },
  'paid.legal': { kind: 'money', label: 'Paid legal', group: 'Paid', schema: cents, blank: 0 },
}
const form = formSchema(fields, schema)
const stored = {
  name: 'Dock',
  kind: 'A',
  days: 1200,
  limit: 125_050,
  due: '2026-03-04',
  isOpen: true,
  paid: { medical: 0, legal: 100 },
}
const typed = typedValues(fields, stored)
const errorsOf = (values: object) =>
  Object.fromEntries((form.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('a form of described fields', () => {
  test('starts with a record as people type it, and sends it back unchanged', () => {
    expect(typed).toEqual({
      name: 'Dock',
      kind: 'A',
      days: '1200',
      limit: '1,250.50',
      due: '2026-03-04',
      isOpen: true,
      paid: { medical: '', legal: '1' },
    })
    expect(form.parse(typed)).toEqual(stored)
  })

  test('sends null for a blank field that may be null, and its own value for one that says so', () => {
    expect(form.parse({ ...typedValues(fields, {}), name: ' Dock ', days: '1,200' })).toEqual({
      name: 'Dock',
      kind: null,
      days: 1200,
      limit: null,
      due: null,
      isOpen: false,
      paid: { medical: 0, legal: 0 },
    })
  })

  test('names what is no number, a required number left blank, and what the schema refuses', () => {
    expect(errorsOf({ ...typed, days: ' ', paid: { medical: 'much', legal: '' } })).toEqual({
      days: 'must be a number',
      'paid.medical': 'must be a number',
    })
    expect(errorsOf({ ...typed, name: ' ', limit: '-1' })).toEqual({
      name: 'Enter a name',
      limit: 'cannot be negative',
    })
  })

  test('does not read what is not asked', () => {
    expect(form.parse({ ...typed, kind: '', limit: 'much' })).toMatchObject({ kind: null, limit: null })
  })

  test('compares by field and in words what differs from a saved record', () => {
    const mine = { ...typed, kind: '', days: 'many', due: '', paid: { medical: '2', legal: '1.00' } }
    expect(typedDifferences(fields, mine, { ...stored, isOpen: false })).toEqual([
      { field: 'Kind', mine: 'Any kind', theirs: 'Kind A' },
      { field: 'Days', mine: 'many', theirs: '1,200' },
      { field: 'Limit', mine: '', theirs: '$1,250.50' },
      { field: 'Due date', mine: '', theirs: '03/04/2026' },
      { field: 'Open', mine: 'Yes', theirs: 'No' },
      { field: 'Paid medical', mine: '$2', theirs: '$0' },
    ])
  })
})

describe('rows of described fields', () => {
  const row = z.object({ kind: z.enum(['A']).nullable(), limit: cents.nullable() })
  const rows: FormFields = {
    name: fields['name']!,
    parts: {
      kind: 'text',
      label: 'Parts',
      schema: z.array(row),
      rows: { kind: fields['kind']!, limit: fields['limit']! },
    },
  }
  const rowsForm = formSchema(rows, z.object({ name: z.string(), parts: z.array(row).max(2, 'At most 2 parts') }))
  const kept = {
    name: 'Dock',
    parts: [
      { kind: 'A', limit: 125_050 },
      { kind: null, limit: null },
    ],
  }

  test('start with a record as people type it, and send it back unchanged', () => {
    const started = typedValues(rows, kept)
    expect(started['parts']).toEqual([
      { kind: 'A', limit: '1,250.50' },
      { kind: '', limit: '' },
    ])
    expect(rowsForm.parse(started)).toEqual(kept)
    expect(typedValues(rows, {})['parts']).toEqual([])
  })

  test('name what is wrong by row and field, and do not read what a row does not ask', () => {
    const wrong = rowsForm.safeParse({
      name: 'Dock',
      parts: [
        { kind: '', limit: 'much' },
        { kind: 'A', limit: 'much' },
      ],
    })
    expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['parts.1.limit', 'must be a number'],
    ])
    const many = rowsForm.safeParse({ name: 'Dock', parts: Array.from({ length: 3 }, () => ({ kind: '', limit: '' })) })
    expect(many.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['parts', 'At most 2 parts'],
    ])
  })

  test('are compared as one value, in words', () => {
    const mine = { name: 'Dock', parts: [{ kind: 'A', limit: '2' }] }
    expect(typedDifferences(rows, mine, kept)).toEqual([
      { field: 'Parts', mine: 'Kind A, $2', theirs: 'Kind A, $1,250.50; Any kind' },
    ])
  })
})

test('fields of one group stand together, and the first group of a path shows its error', () => {
  const more: FormFields = { ...fields, 'paid.other': { kind: 'money', label: 'Other', group: 'More', schema: cents } }
  const sections = fieldSections({ ...more, name: { ...more['name']!, hidden: true } }, { kind: '' })
  expect(sections.map(({ group, parent, entries }) => [group, parent, entries.map(([path]) => path)])).toEqual([
    [undefined, undefined, ['kind']],
    [undefined, undefined, ['days']],
    [undefined, undefined, ['due']],
    [undefined, undefined, ['isOpen']],
    ['Paid', 'paid', ['paid.medical', 'paid.legal']],
    ['More', undefined, ['paid.other']],
  ])
})
