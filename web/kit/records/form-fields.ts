import { type Choice, displayText, type Field } from '@portico/contract/kit/field.ts'
import type { ReactNode } from 'react'
import { get, set, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { moneyToType, typedCents } from '../../platform/formats.ts'
import type { Conflict } from '../forms/conflicts/conflict-choice.tsx'

/** A form's values as typed: texts and booleans by field path. */
// oxlint-disable-next-line typescript/no-explicit-any -- a path may lead anywhere, as in react-hook-form's own type
export type Typed = Record<string, any>

// oxlint-disable-next-line typescript/no-explicit-any -- the third type is what the schema makes of it, unknown here
export type RecordForm = UseFormReturn<Typed, unknown, any>

/** A described field with what one form adds to its description. */
export interface FormField extends Field {
  /** Takes the whole width; long texts and groups do anyway. */
  readonly wide?: boolean
  /** The heading of neighboring fields, which allows shorter labels. */
  readonly group?: string
  readonly short?: string
  /** Characters that it takes, counted while someone types. */
  readonly limit?: number
  /** Allowed days, with the error for others. */
  readonly days?: { readonly allowed: (day: Date) => boolean; readonly message: string }
  /** Shown, and not changed here. */
  readonly locked?: boolean
  /** Compared after a stale save only. */
  readonly hidden?: boolean
  /** Asked only if this holds; otherwise it is sent blank. */
  readonly shownIf?: (typed: Typed) => boolean
  /** Narrows the choices by what else is typed. */
  readonly offered?: (choice: Choice, typed: Typed) => boolean
  /** Runs after someone changed it. */
  readonly onChanged?: (form: RecordForm) => void
  /** What is sent if it is blank; by default null or an empty text, as the schema allows. */
  readonly blank?: unknown
  /** Converts a value to form input and back, if its kind does not define it. */
  readonly typed?: (value: unknown) => unknown
  readonly read?: (typed: unknown) => unknown
  /** Shown before it. */
  readonly before?: (form: RecordForm) => ReactNode
  /** Its own control. */
  readonly control?: (form: RecordForm, path: string) => ReactNode
  /** The fields of each of its rows: its value is a list. See `rowsField`. */
  readonly rows?: FormFields
}

/** Fields of a form by their paths, such as `note` or `paid.medical`, in order. */
export type FormFields = Readonly<Record<string, FormField>>

const invalidNumber = 'must be a number'

/** What a form of these fields starts with. */
export function typedValues(fields: FormFields, values: object): Typed {
  const typed: Typed = {}
  for (const [path, field] of Object.entries(fields)) set(typed, path, typedOf(field, get(values, path)))
  return typed
}

function typedOf(field: FormField, value: unknown): unknown {
  const { rows } = field
  if (rows !== undefined) return rowsIn(value).map((row) => typedValues(rows, row))
  if (field.typed !== undefined) return field.typed(value)
  if (field.kind === 'yes-no') return value === true
  if (field.kind === 'money') return moneyToType(typeof value !== 'number' || value === field.blank ? null : value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The contract's own rules, asked of what was typed in these fields. */
export const formSchema = <Sent>(fields: FormFields, schema: z.ZodType<Sent>): z.ZodType<Sent, Typed> =>
  z
    .custom<Typed>()
    .transform((typed, context) => {
      const { values, errors } = readFields(fields, typed)
      for (const { path, message } of errors) context.addIssue({ code: 'custom', path: path.split('.'), message })
      return values
    })
    .pipe(schema as z.ZodType<Sent, Typed>)

interface ReadField {
  readonly value?: unknown
  readonly error?: string
  /** What is wrong in its rows, by the paths of their fields. */
  readonly inRows?: readonly ReadError[]
}

interface ReadError {
  readonly path: string
  readonly message: string
}

interface ReadFields {
  readonly values: Typed
  readonly errors: readonly ReadError[]
}

function readFields(fields: FormFields, typed: Typed): ReadFields {
  const values: Typed = {}
  const errors: ReadError[] = []
  for (const [path, field] of Object.entries(fields)) {
    const { value, error, inRows = [] } = readField(field, path, typed)
    if (error !== undefined) errors.push({ path, message: error })
    errors.push(...inRows)
    set(values, path, value)
  }
  return { values, errors }
}

const rowsIn = (value: unknown): readonly Typed[] => (Array.isArray(value) ? value : [])

function readRows(rows: FormFields, path: string, typed: unknown): ReadField {
  const read = rowsIn(typed).map((row) => readFields(rows, row))
  return {
    value: read.map(({ values }) => values),
    inRows: read.flatMap(({ errors }, at) =>
      errors.map((error) => ({ ...error, path: `${path}.${at}.${error.path}` })),
    ),
  }
}

function readField(field: FormField, path: string, typed: Typed): ReadField {
  if (field.shownIf?.(typed) === false) return { value: blankOf(field) }
  const text: unknown = get(typed, path)
  if (field.rows !== undefined) return readRows(field.rows, path, text)
  if (field.read !== undefined) return { value: field.read(text) }
  return typeof text === 'string' ? readText(field, text) : { value: text }
}

function readText(field: FormField, text: string): ReadField {
  const { kind } = field
  const isAmount = kind === 'number' || kind === 'money'
  if ((isAmount ? text.trim() : text) === '') {
    const value = blankOf(field)
    return isAmount && value === '' ? { error: invalidNumber } : { value }
  }
  if (!isAmount) return { value: text }
  const value = kind === 'money' ? typedCents(text) : Number(text.replaceAll(',', ''))
  return value === undefined || Number.isNaN(value) ? { error: invalidNumber } : { value }
}

function blankOf({ blank, kind, schema }: FormField): unknown {
  if (blank !== undefined) return blank
  if (kind === 'yes-no') return false
  return (schema as z.ZodType).safeParse(null).success ? null : ''
}

/** Where typed values differ from those another person saved since, as text. */
export function typedDifferences(fields: FormFields, mine: Typed, theirs: object): Conflict['differences'] {
  const saved = typedValues(fields, theirs)
  return Object.entries(fields)
    .map(([path, field]) => ({
      field: field.label,
      mine: wordsOf(field, path, mine),
      theirs: wordsOf(field, path, saved),
    }))
    .filter((row) => row.mine !== row.theirs)
}

function wordsOf(field: FormField, path: string, typed: Typed): string {
  if (field.shownIf?.(typed) === false) return ''
  const text: unknown = get(typed, path)
  if (field.rows !== undefined) return wordsOfRows(field.rows, text)
  const { value, error } = field.typed === undefined ? readField(field, path, typed) : { value: text }
  return (error === undefined ? displayText(field, value) : String(text)).trim()
}

/** Rows in words, each by the fields that are filled in. */
const wordsOfRows = (rows: FormFields, typed: unknown): string =>
  rowsIn(typed)
    .map((row) =>
      Object.entries(rows)
        .map(([path, field]) => wordsOf(field, path, row))
        .filter((words) => words !== '')
        .join(', '),
    )
    .join('; ')
