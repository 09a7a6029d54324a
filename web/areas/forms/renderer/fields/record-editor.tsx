import { isRecordKind, type RecordField, recordFields } from '@portico/contract/areas/forms/values/record-fields.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { shownText } from '@portico/contract/areas/forms/values/shown-text.ts'
import { useState } from 'react'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { fieldsOf } from '../model/answer-text.ts'
import type { EditorProps } from './editor.ts'
import { hintsOf } from './text-editor.tsx'

/** Autocomplete tokens for browsers. */
const fillings: Readonly<Record<string, string>> = {
  street: 'address-line1',
  unit: 'address-line2',
  city: 'address-level2',
  zip: 'postal-code',
}

/** An address, a person or a signature: several fields that are one answer. */
export function RecordEditor({ question, field: { value, isDraft }, error, onType }: EditorProps) {
  const fields = isRecordKind(question.kind) ? recordFields[question.kind] : []
  const given = fieldsOf(value)
  const [typedIn, setTypedIn] = useState<string>()
  const change = (key: string, text: string): void => {
    setTypedIn(key)
    onType({ ...given, [key]: text })
  }
  return (
    <FieldGroup
      label={question.label}
      description={question.kind === 'signature' ? signatureHelp(question.help) : question.help || undefined}
      error={error}
    >
      {fields.map((one) => (
        <OneField
          key={one.key}
          field={one}
          autoFill={question.kind === 'address'}
          text={isDraft && typedIn === one.key ? (given[one.key] ?? '') : shownText(one.kind, given[one.key] ?? '')}
          onChange={(text) => change(one.key, text)}
        />
      ))}
    </FieldGroup>
  )
}

const signatureHelp = (help: string): string =>
  [help, 'Typing your name here has the same legal effect as a handwritten signature.']
    .filter((part) => part !== '')
    .join(' ')

interface OneProps {
  readonly field: RecordField
  readonly autoFill: boolean
  readonly text: string
  readonly onChange: (text: string) => void
}

function OneField({ field: { key, label, kind }, autoFill, text, onChange }: OneProps) {
  if (kind === 'state')
    return (
      <SelectField
        label={label}
        data={[{ value: '', label: 'Choose…' }, ...stateChoices]}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextField
      label={label}
      {...hintsOf(kind)}
      autoComplete={autoFill ? fillings[key] : 'off'}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
