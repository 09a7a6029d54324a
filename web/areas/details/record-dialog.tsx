import { zodResolver } from '@hookform/resolvers/zod'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import type { AccountRecord } from '@portico/contract/areas/details/record.shapes.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../kit/forms/bound/day-field.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { recordKey, useDetailsCalls } from './details.queries.ts'
import { recordDifferences, recordSchema, type RecordValues, valuesOf } from './record-form.ts'
import { relationshipNames, statusNames } from './record-labels.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
  readonly details: AccountDetails
  readonly onClose: () => void
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Changes the brokerage's record of an account. */
export default function RecordDialog({ accountId, details, onClose }: Props) {
  const { saveRecord } = useDetailsCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(recordKey, details, onClose)
  const form = useForm<RecordValues, unknown, AccountRecord>({
    resolver: zodResolver(recordSchema),
    defaultValues: valuesOf(start),
  })
  const { register, control, formState } = form
  const { errors } = formState

  return (
    <FormDialog
      title="Edit account"
      form={form}
      onSave={(record) => save(saveRecord(record, base.version))}
      onClose={onClose}
      canSave={formState.isDirty}
      failure={(error) => reasonOf(error, detailsMessages.saveFailed)}
      conflict={conflictOf((theirs) => recordDifferences(form.getValues(), valuesOf(theirs)))}
    >
      <div className={classes.form}>
        <TextField
          label="Legal name"
          required
          data-autofocus
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        <div className={classes.fields}>
          <SelectField label="Status" data={optionsOf(statusNames)} {...register('status')} />
          <SelectField
            label="Relationship"
            data={optionsOf(relationshipNames)}
            error={errors.relationship?.message}
            {...register('relationship')}
          />
          <TextField
            label="Phase"
            description="Leave blank to use Setup."
            error={errors.phase?.message}
            {...register('phase')}
          />
          <DayField
            control={control}
            name="primaryEffectiveDate"
            label="Next effective date"
            description="Used until a renewal or a policy gives the date."
          />
          <TextField
            label="Agency management system"
            description="Example: AMS360 or Epic."
            error={errors.amsType?.message}
            {...register('amsType')}
          />
          <TextField
            label="Code in the agency management system"
            description="The account’s code in that system."
            error={errors.amsCode?.message}
            {...register('amsCode')}
          />
        </div>
      </div>
    </FormDialog>
  )
}
