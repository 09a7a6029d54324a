import { zodResolver } from '@hookform/resolvers/zod'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { SheetField } from '../../../kit/files/file-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
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
  return (
    <FormDialog
      title="Import rating values"
      saveLabel="Read file"
      form={form}
      onSave={async ({ draft, file }) => onImported(await importPlan(draft, file))}
      onClose={onClose}
      failure={(error) => reasonOf(error, experienceMessages.planFileFailed)}
    >
      <div className={classes.fields}>
        <TextField label="State" required data-autofocus error={errors.state?.message} {...register('state')} />
        <DayField control={control} name="holdsFrom" label="Effective date" />
        <DayField control={control} name="holdsUntil" label="Expiration date" />
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
            label="License"
            required
            description="Terms of use for these values"
            error={errors.licence?.message}
            {...register('licence')}
          />
        </div>
        <div className={classes.wide}>
          <SheetField
            control={control}
            name="file"
            description="A spreadsheet with the headings Item, Code, Value, and D. Items: Split point, Accident limit, Medical only, Cap base, Cap slope, G, W and B (Code: expected losses from), Class (Code, Value: ELR, D); for California Left out and Primary threshold."
          />
        </div>
      </div>
    </FormDialog>
  )
}
