import { zodResolver } from '@hookform/resolvers/zod'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { Controller, useForm } from 'react-hook-form'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { planFormSchema, type PlanFormValues, type PlanSent } from './import-plan-form.ts'
import { usePlanCalls } from './plans.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly onImported: (planId: string) => void
  readonly onClose: () => void
}

/** Reads the values of a state in from a file, with whose they are and how they may be used. */
export function ImportPlanDialog({ brokerCode, onImported, onClose }: Props) {
  const { importPlan } = usePlanCalls(brokerCode)
  const form = useForm<PlanFormValues, unknown, PlanSent>({
    resolver: zodResolver(planFormSchema),
    defaultValues: { state: '', holdsFrom: '', holdsUntil: '', owner: '', edition: '', licence: '', file: undefined },
  })
  const { control, register } = form
  const { errors } = form.formState
  const dateField = (name: 'holdsFrom' | 'holdsUntil', label: string) => (
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
      title="Import state values"
      saveLabel="Read file"
      form={form}
      onSave={async ({ draft, file }) => onImported(await importPlan(draft, file))}
      onClose={onClose}
      failure={(error) => reasonOf(error, experienceMessages.planFileFailed)}
    >
      <div className={classes.fields}>
        <TextField label="State" required data-autofocus error={errors.state?.message} {...register('state')} />
        {dateField('holdsFrom', 'Hold from')}
        {dateField('holdsUntil', 'Hold until')}
        <TextField
          label="Owner"
          required
          description="Bureau or company"
          error={errors.owner?.message}
          {...register('owner')}
        />
        <TextField label="Edition" required error={errors.edition?.message} {...register('edition')} />
        <div className={classes.wide}>
          <TextArea
            label="Licence"
            required
            description="On what terms the values may be used here"
            error={errors.licence?.message}
            {...register('licence')}
          />
        </div>
        <div className={classes.wide}>
          <Controller
            control={control}
            name="file"
            render={({ field }) => (
              <TextField
                type="file"
                label="File"
                required
                ref={field.ref}
                accept=".csv,.txt,.xlsx,.xls,.xlsb"
                description="A spreadsheet with the headings Item, Code, Value and D. Items: Split point, Accident limit, Medical only, Cap base, Cap slope, G, W and B (Code: expected losses from), Class (Code, Value: ELR, D); for California Left out and Primary threshold."
                error={errors.file?.message}
                onChange={(event) => field.onChange(event.currentTarget.files?.[0])}
              />
            )}
          />
        </div>
      </div>
    </FormDialog>
  )
}
