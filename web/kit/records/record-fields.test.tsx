import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { type FieldErrors, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FormFields, type Typed, typedValues } from './form-fields.ts'
import { RecordFields } from './record-fields.tsx'
import { rowsField } from './rows-field.tsx'

const schema = z.string().nullable()
const choices = [
  { value: 'A', label: 'Kind A' },
  { value: 'B', label: 'Kind B' },
]

interface Props {
  readonly fields: FormFields
  readonly values: Typed
  readonly errors: FieldErrors
}

function Form({ fields, values, errors }: Props) {
  const form = useForm<Typed>({ defaultValues: typedValues(fields, values), errors })
  return <RecordFields form={form} fields={fields} />
}

/** The markup of a form. */
const drawn = (fields: FormFields, values: Typed = {}, errors: FieldErrors = {}): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Form fields={fields} values={values} errors={errors} />
    </MantineProvider>,
  )

test('each kind has its control, named by its label and described by its help', () => {
  const markup = drawn({
    note: { kind: 'long-text', label: 'Note', help: 'Visible to the insured', schema, limit: 10 },
    site: { kind: 'web-address', label: 'Site', placeholder: 'www.', schema, required: true },
    kind: { kind: 'choice', label: 'Kind', choices, schema },
    paid: { kind: 'money', label: 'Paid', schema },
    open: { kind: 'yes-no', label: 'Open', schema: z.boolean() },
  })
  expect(markup).toMatch(/<textarea[^>]*data-autofocus/)
  expect(markup).toContain('0/10')
  expect(markup).toMatch(/<input[^>]*inputMode="url"/i)
  expect(markup).toMatch(/<input[^>]*placeholder="www\."/)
  expect(markup).toMatch(/<option value="A"[^>]*>Kind A<\/option>/)
  expect(markup).toMatch(/<input[^>]*inputMode="decimal"/i)
  expect(markup).toMatch(/<input[^>]*type="checkbox"/)
  for (const label of ['Note', 'Site', 'Kind', 'Paid', 'Open']) expect(markup).toContain(label)
})

test('a locked field reads as its value, a hidden one and one that is not asked are left out', () => {
  const markup = drawn(
    {
      line: { kind: 'choice', label: 'Line', choices, schema, locked: true },
      other: { kind: 'text', label: 'Other', schema, hidden: true },
      days: { kind: 'number', label: 'Days', schema, shownIf: ({ line }) => line === 'B' },
    },
    { line: 'A' },
  )
  expect(markup).toMatch(/<input[^>]*readOnly[^>]*value="Kind A"/i)
  expect(markup).not.toContain('<select')
  expect(markup).not.toContain('Other')
  expect(markup).not.toContain('Days')
})

test('choices are narrowed by what else is typed; a group stands under its heading with shorter labels', () => {
  const markup = drawn(
    {
      line: { kind: 'text', label: 'Line', schema },
      kind: { kind: 'choice', label: 'Kind', choices, schema, offered: ({ value }, { line }) => value === line },
      'paid.legal': { kind: 'money', label: 'Paid legal', short: 'Legal', group: 'Paid', schema },
    },
    { line: 'B' },
  )
  expect(markup).not.toContain('Kind A')
  expect(markup).toContain('Kind B')
  expect(markup).toMatch(/<legend[^>]*>Paid<\/legend>/)
  expect(markup).toMatch(/<input[^>]*aria-label="Paid legal"/)
  expect(markup).toContain('>Legal<')
})

test('an error stands at its field, one of several values too, and one of all fields of a group at the group', () => {
  const money = { kind: 'money', group: 'Paid', schema } as const
  const at = (errors: FieldErrors) =>
    drawn(
      { tags: { kind: 'text', label: 'Tags', schema }, 'paid.legal': { ...money, label: 'Legal' } },
      {},
      errors,
    ).match(/<(?:input|fieldset)[^>]*aria-(?:invalid|describedby)="[^"]*"[^>]*>/g)
  const message = { type: 'custom', message: 'Enter less' }
  expect(at({})).toBeNull()
  expect(at({ tags: [undefined, message] } as never)?.join('')).toMatch(/^<input[^>]*name="tags"/)
  expect(at({ paid: { legal: message } })?.join('')).toMatch(/^<input[^>]*name="paid\.legal"/)
  expect(at({ paid: message })?.join('')).toMatch(/^<fieldset/)
})

test('rows have the fields of each, by what is typed in it, with errors at their fields and at all of them', () => {
  const parts = rowsField({
    label: 'Parts',
    one: 'Part',
    schema: z.array(z.unknown()),
    most: 2,
    start: {},
    rows: {
      line: { kind: 'choice', label: 'Line', choices, schema },
      note: { kind: 'text', label: 'Note', schema, shownIf: ({ line }) => line === 'B' },
    },
  })
  const message = { type: 'custom', message: 'Enter less' }
  const of = (values: readonly Typed[], errors: FieldErrors = {}) => drawn({ parts }, { parts: values }, errors)
  const two = of([{ line: 'A' }, { line: 'B', note: 'Dock' }], { parts: [undefined, { note: message }] } as never)
  expect(two.match(/aria-label="Part \d"/g)).toHaveLength(2)
  expect(two).not.toContain('name="parts.0.note"')
  expect(two).toMatch(/<input[^>]*name="parts\.1\.note"/)
  expect(two).toContain('Enter less')
  expect(two).toContain('aria-label="Remove part 2"')
  expect(two).toMatch(/<button[^>]*disabled=""[^>]*>.*Add part/)
  expect(two).not.toContain('data-autofocus')
  expect(of([])).not.toMatch(/<button[^>]*disabled/)
  expect(of([], { parts: { root: message } })).toMatch(/role="alert"[^>]*>Enter less/)
})
