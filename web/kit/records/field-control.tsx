import type { FieldKind } from '@portico/contract/kit/field.ts'
import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import { DayField } from '../forms/bound/day-field.tsx'
import { CheckField } from '../forms/check-field.tsx'
import { MoneyField } from '../forms/kinds/money-field.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { FormField, RecordForm, Typed } from './form-fields.ts'

interface Props {
  readonly form: RecordForm
  readonly path: string
  readonly field: FormField
  /** What is typed in its form, or in its row, and there by this name. */
  readonly typed: Typed
  readonly name: string
  readonly error: string | undefined
  /** Gets the focus when its dialog opens. */
  readonly isFirst: boolean
}

/** The control by which a field of its kind is typed. */
export function FieldControl(props: Props) {
  return controls[props.field.kind](props)
}

const controls: Readonly<Record<FieldKind, (props: Props) => ReactNode>> = {
  text: (props) => <TextField {...lineOf(props)} />,
  number: (props) => <TextField {...lineOf(props)} inputMode="numeric" />,
  'web-address': (props) => <TextField {...lineOf(props)} inputMode="url" />,
  money: (props) => <MoneyField {...lineOf(props)} />,
  'long-text': (props) => <TextArea {...sharedOf(props)} rows={3} {...counterOf(props)} />,
  choice: (props) => <SelectField {...sharedOf(props)} data={choicesOf(props)} />,
  'yes-no': (props) => <CheckField label={props.field.label} description={props.field.help} {...registered(props)} />,
  day: ({ form, path, field: { label, help, required = false, days } }) => (
    <DayField
      control={form.control}
      name={path}
      label={label}
      required={required}
      {...(help !== undefined && { description: help })}
      {...(days && { isAllowed: days.allowed, notAllowed: days.message })}
    />
  ),
}

const registered = ({ form, path, field }: Props) => form.register(path, { onChange: () => field.onChanged?.(form) })

function sharedOf(props: Props) {
  const { label, short, help, required = false } = props.field
  return {
    label: short ?? label,
    ...(short !== undefined && { 'aria-label': label }),
    description: help,
    required,
    error: props.error,
    'data-autofocus': props.isFirst || undefined,
    ...registered(props),
  }
}

const lineOf = (props: Props) => ({
  ...sharedOf(props),
  autoComplete: 'off',
  ...(props.field.placeholder !== undefined && { placeholder: props.field.placeholder }),
})

const choicesOf = ({ field: { choices = [], offered }, typed }: Props) =>
  choices.filter((choice) => offered?.(choice, typed) !== false).map(({ value, label }) => ({ value, label }))

const counterOf = ({ field: { limit }, name, typed }: Props) =>
  limit !== undefined && { counter: { used: String(get(typed, name) ?? '').trim().length, limit } }
