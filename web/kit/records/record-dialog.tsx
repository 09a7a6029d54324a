import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { reasonOf } from '../../platform/call-error.ts'
import type { SavedMeanwhile } from '../forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { formSchema, type FormFields, type Typed, typedDifferences, typedValues } from './form-fields.ts'
import { RecordFields } from './record-fields.tsx'

interface Props<Sent, Stored extends object> {
  readonly title: string
  /** Label of the button that saves. */
  readonly saveLabel?: string
  /** Message of a save that failed for no reason that the server gives. */
  readonly failure: string
  readonly fields: FormFields
  /** The contract's schema of what is sent. */
  readonly schema: z.ZodType<Sent>
  /** Initial values of a new record; blank by default. */
  readonly start?: object
  /** The record to change, and whether someone else saved first. Omitted if records are only added. */
  readonly stale?: SavedMeanwhile<Stored>
  /** The form values of a record, if they are not its own fields. */
  readonly valuesOf?: (stored: Stored) => object
  /** Saves the values, based on the version last seen. */
  readonly onSave: (sent: Sent, base: Stored | undefined) => Promise<unknown>
  readonly onClose: () => void
  /** What must be true before it can be saved: all fields valid, or one of them changed. */
  readonly saveIf?: 'valid' | 'changed'
  readonly size?: 'medium' | 'large'
}

/**
 * Adds or changes a record, in a form generated from its fields. A stale save shows both versions by the same fields.
 */
export function RecordDialog<Sent, Stored extends object>(props: Props<Sent, Stored>) {
  const { fields, stale, valuesOf = (stored) => stored, saveIf } = props
  // What is read again while someone types must not change what the form is about.
  const [schema] = useState(() => formSchema(fields, props.schema))
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    mode: saveIf === 'valid' ? 'onTouched' : 'onSubmit',
    defaultValues: typedValues(fields, stale?.start === undefined ? (props.start ?? {}) : valuesOf(stale.start)),
  })
  const { isValid, isDirty } = form.formState

  const save = async (sent: Sent): Promise<void> => {
    if (stale !== undefined) return stale.save(props.onSave(sent, stale.base))
    await props.onSave(sent, undefined)
    props.onClose()
  }

  return (
    <FormDialog
      title={props.title}
      form={form}
      onSave={save}
      onClose={props.onClose}
      canSave={saveIf === undefined || (saveIf === 'valid' ? isValid : isDirty)}
      failure={(error) => reasonOf(error, props.failure)}
      conflict={stale?.conflictOf((theirs) => typedDifferences(fields, form.getValues(), valuesOf(theirs)))}
      {...(props.saveLabel !== undefined && { saveLabel: props.saveLabel })}
      {...(props.size !== undefined && { size: props.size })}
    >
      <RecordFields form={form} fields={fields} />
    </FormDialog>
  )
}
