import { coverageMessages } from '@portico/contract/areas/policies/coverages/coverage.messages.ts'
import { blankEntry, typedForms, withForms } from '@portico/contract/areas/policies/coverages/schedule-entries.rules.ts'
import { pastedForms } from '@portico/contract/areas/policies/coverages/pasted-forms.rules.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type UseFieldArrayReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { PasteRows } from '../../../kit/lists/paste-rows.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import type { CoverageFormValues } from './coverage-form.ts'
import type { CoverageForm } from './coverage-rows.tsx'
import classes from './coverages.module.css'

interface Props {
  readonly form: CoverageForm
  readonly rows: UseFieldArrayReturn<CoverageFormValues, 'schedules'>
}

/** A policy's forms, one per line, and the names in its endorsement schedules. */
export function FormFields({ form, rows }: Props) {
  const { control, register, formState, getValues, setValue } = form
  const { fields, append, remove, replace } = rows
  const listed = typedForms(useWatch({ control, name: 'forms' }))
  return (
    <>
      <TextArea
        label="Forms"
        description="One per line. Example: CG 00 01 (04 13) Commercial General Liability Coverage Form"
        error={formState.errors.forms?.message}
        {...register('forms')}
      />
      <PasteRows
        label="Import forms"
        description="One form per row: number, edition, title, scheduled person or organization, location or project."
        addLabel="Add forms"
        nothing={coverageMessages.noFormsPasted}
        read={pastedForms}
        onRead={(found) => {
          const read = withForms(getValues(), found)
          setValue('forms', read.forms, { shouldDirty: true })
          replace(read.schedules)
        }}
      />
      <FieldGroup
        label="Scheduled persons and organizations"
        description="An endorsement with a schedule, such as CG 20 10, applies to those listed here alone. Mark it as blanket if it applies wherever a written contract requires it."
        error={formState.errors.schedules?.root?.message ?? formState.errors.schedules?.message}
      >
        <div className={classes.whole}>
          {fields.map(({ id }, at) => (
            <ScheduleRow key={id} form={form} at={at} listed={listed} onRemove={() => remove(at)} />
          ))}
          <Button
            kind="quiet"
            small
            icon={<IconPlus size={16} aria-hidden />}
            disabled={listed.length === 0}
            onClick={() => append(blankEntry(listed), { focusName: `schedules.${fields.length}.name` })}
          >
            Add schedule entry
          </Button>
        </div>
      </FieldGroup>
    </>
  )
}

interface RowProps extends Pick<Props, 'form'> {
  readonly at: number
  readonly listed: string[]
  readonly onRemove: () => void
}

function ScheduleRow({ form: { control, register, formState }, at, listed, onRemove }: RowProps) {
  const typed = useWatch({ control, name: `schedules.${at}` })
  const errors = formState.errors.schedules?.[at]
  const text = (field: 'name' | 'location') => ({ autoComplete: 'off', ...register(`schedules.${at}.${field}`) })
  return (
    <div className={classes.schedule} role="group" aria-label={`Schedule entry ${at + 1}`}>
      <SelectField
        label="Form"
        data={listed.includes(typed.form) ? listed : [{ value: typed.form, label: 'Choose a form' }, ...listed]}
        error={errors?.form?.message}
        {...register(`schedules.${at}.form`)}
      />
      {typed.isBlanket ? (
        <p className={classes.blanket}>Everyone that a written contract requires</p>
      ) : (
        <>
          <TextField label="Scheduled person or organization" error={errors?.name?.message} {...text('name')} />
          <TextField label="Location or project" placeholder="Blank: all" {...text('location')} />
        </>
      )}
      <CheckField label="Blanket" {...register(`schedules.${at}.isBlanket`)} />
      <IconButton small label={`Remove schedule entry ${at + 1}`} icon={<IconTrash size={18} />} onClick={onRemove} />
    </div>
  )
}
