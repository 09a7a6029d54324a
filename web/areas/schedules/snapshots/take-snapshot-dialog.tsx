import { zodResolver } from '@hookform/resolvers/zod'
import type { SnapshotDraft } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { Controller, useForm } from 'react-hook-form'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { useReviewCalls } from './review.queries.ts'
import { snapshotFormSchema, type SnapshotFormValues } from './snapshot-form.ts'
import classes from './snapshots.module.css'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Takes a snapshot of all schedules of the account, for the brokerage's staff. */
export default function TakeSnapshotDialog({ accountId, onClose }: Props) {
  const { take } = useReviewCalls(accountId)
  const form = useForm<SnapshotFormValues, unknown, SnapshotDraft>({
    resolver: zodResolver(snapshotFormSchema),
    defaultValues: { snapshotType: 'SUBMITTED', label: '', termFrom: '', termTo: '' },
  })
  const { control, register } = form
  const { errors } = form.formState
  const dateField = (name: 'termFrom' | 'termTo', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField
          label={label}
          inputRef={field.ref}
          value={typedDate(field.value) ?? null}
          onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
          error={errors[name]?.message}
        />
      )}
    />
  )
  return (
    <FormDialog
      title="Take snapshot"
      saveLabel="Take snapshot"
      form={form}
      onSave={async (draft) => {
        await take(draft)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The snapshot could not be taken.')}
    >
      <p>Keeps every schedule of the account as it stands now. A snapshot cannot be changed or deleted.</p>
      <div className={classes.fields}>
        <TextField
          label="Label"
          required
          data-autofocus
          autoComplete="off"
          placeholder="2027 submission"
          error={errors.label?.message}
          {...register('label')}
        />
        <SelectField
          label="Of what"
          data={[
            { value: 'SUBMITTED', label: 'Submitted to carriers' },
            { value: 'BOUND', label: 'Bound: outliers are told by it from now on' },
          ]}
          error={errors.snapshotType?.message}
          {...register('snapshotType')}
        />
        {dateField('termFrom', 'Term from')}
        {dateField('termTo', 'Term to')}
      </div>
    </FormDialog>
  )
}
