import { zodResolver } from '@hookform/resolvers/zod'
import type { SnapshotDraft } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
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
      <p>Saves a copy of every schedule as of now. Snapshots cannot be changed or deleted.</p>
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
          label="Snapshot type"
          data={[
            { value: 'SUBMITTED', label: 'Submitted to carriers' },
            { value: 'BOUND', label: 'Bound (new baseline for outliers)' },
          ]}
          error={errors.snapshotType?.message}
          {...register('snapshotType')}
        />
        <DayField control={control} name="termFrom" label="Term effective date" />
        <DayField control={control} name="termTo" label="Term expiration date" />
      </div>
    </FormDialog>
  )
}
