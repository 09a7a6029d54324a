import type { ColumnDefinition, ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import { errorsOfSettings } from '@portico/contract/areas/schedules/columns/column-errors.ts'
import { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import type { ShapedColumn } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { FieldErrors } from 'react-hook-form'
import { takesChoices, takesLength, takesOutliers, takesRange, takesTotal } from '../kind-names.ts'
import { keyFor, withSetting } from './draft-columns.ts'

/** A column as its form holds it. */
export interface ColumnFormValues {
  heading: string
  kind: ColumnKind
  help: string
  required: boolean
  totalled: boolean
  /** One a line. */
  choices: string
  min: string
  max: string
  maxLength: string
  outlierPercent: string
  defaultValue: string
}

/** The column of a form: an existing or a new one. */
export interface Edited {
  readonly standard: readonly ColumnDefinition[]
  readonly settings: readonly ColumnSetting[]
  readonly shaped: ShapedColumn | undefined
}

/** A new column with blank settings. */
const blank: ColumnFormValues = {
  heading: '',
  kind: 'text',
  help: '',
  required: false,
  totalled: false,
  choices: '',
  min: '',
  max: '',
  maxLength: '200',
  outlierPercent: '',
  defaultValue: '',
}

const numeral = (value: number | null): string => (value === null ? '' : String(value))

/** What the form starts with. */
export function valuesOf(shaped: ShapedColumn | undefined): ColumnFormValues {
  if (shaped === undefined) return blank
  const { heading, kind, help, required, totalled, choices, min, max, maxLength, outlierPercent, defaultValue } =
    shaped.column
  return {
    heading,
    kind,
    help,
    required,
    totalled,
    choices: choices.join('\n'),
    min: numeral(min),
    max: numeral(max),
    maxLength: numeral(maxLength),
    outlierPercent: numeral(outlierPercent),
    defaultValue: defaultValue ?? '',
  }
}

/** The setting from a form: for a standard column, only what differs from the standard. */
export function settingOf({ standard, settings, shaped }: Edited, values: ColumnFormValues): ColumnSetting {
  const typed = typedIn(values)
  const origin = standard.find(({ key }) => key === shaped?.column.key)
  const hidden = shaped?.isHidden === true ? { hidden: true } : {}
  if (origin !== undefined) {
    const other = Object.entries(typed).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(origin[field as keyof ColumnDefinition]),
    )
    return { key: origin.key, ...hidden, ...Object.fromEntries(other) }
  }
  const taken = new Set([...standard, ...settings].map(({ key }) => key))
  return { key: shaped?.column.key ?? keyFor(values.heading, taken), kind: values.kind, ...hidden, ...typed }
}

/** What was typed into the fields that a column of this kind has. */
function typedIn(values: ColumnFormValues): Omit<ColumnSetting, 'key'> {
  const { heading, kind, help, required, totalled, defaultValue } = values
  const amount = (typed: string) => (typed.trim() === '' ? null : Number(typed.replaceAll(',', '')))
  return {
    heading: heading.trim(),
    help: help.trim(),
    required,
    defaultValue: defaultValue.trim() === '' ? null : defaultValue.trim(),
    ...(takesTotal(kind) && { totalled }),
    ...(takesChoices(kind) && { choices: linesOf(values.choices) }),
    ...(takesRange(kind) && { min: amount(values.min), max: amount(values.max) }),
    ...(takesOutliers(kind) && { outlierPercent: amount(values.outlierPercent) }),
    ...(takesLength(kind) && { maxLength: Number(values.maxLength) }),
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Checks a form as the server will, field by field. */
export function resolve(edited: Edited, values: ColumnFormValues) {
  const setting = settingOf(edited, values)
  const next = withSetting(edited.standard, edited.settings, setting)
  const at = next.indexOf(setting)
  const found = Object.entries({
    ...ofPlace(errorsOfSettings(edited.standard, next), at),
    ...errorsOfShape(setting),
    ...(values.heading.trim() === '' && { heading: columnMessages.headingRequired }),
  })
  if (found.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'value', message }]))
  return { values: {}, errors: errors as FieldErrors<ColumnFormValues> }
}

/** The errors of one setting of the list, by field; a key's error is shown at the heading that it is made from. */
function ofPlace(errors: Readonly<Record<string, string>>, at: number): Record<string, string> {
  const start = `settings.${at}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(
    own.map(([path, message]) => [path.slice(start.length).replace(/^key$/, 'heading'), message]),
  )
}

function errorsOfShape(setting: ColumnSetting): Record<string, string> {
  const read = ColumnSetting.safeParse(setting)
  const issues = read.success ? [] : read.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), wordsOf(message)]))
}

/** The words of a number that is none are the reader's own. */
const wordsOf = (message: string): string => (message.startsWith('Invalid') ? 'must be a number' : message)
