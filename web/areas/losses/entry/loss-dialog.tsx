import { zodResolver } from '@hookform/resolvers/zod'
import { lossCauseCodes, lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss, LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import { statusNames } from '../loss-columns.tsx'
import classes from '../losses.module.css'
import { changeLossKey, useLossCalls } from '../losses.queries.ts'
import { lossDifferences } from './loss-differences.ts'
import {
  amountNames,
  amounts,
  lossFormSchema,
  type LossFormValues,
  partNames,
  splitParts,
  valuesOf,
} from './loss-form.ts'

interface Props {
  readonly accountId: string
  readonly run: LossRun
  readonly loss: Loss | undefined
  readonly onClose: () => void
}

/** Enters a loss of a run, or changes one. */
export default function LossDialog({ accountId, run, loss, onClose }: Props) {
  const { addLoss, changeLoss } = useLossCalls(accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(changeLossKey, loss, onClose)
  const form = useForm<LossFormValues, unknown, LossFields>({
    resolver: zodResolver(lossFormSchema),
    defaultValues: valuesOf(loss, run.terms[0]?.policyId ?? ''),
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={loss === undefined ? 'Add loss' : `Edit ${loss.claimNumber}`}
      form={form}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={(fields) => save(base === undefined ? addLoss(run.id, fields) : changeLoss(base, fields))}
      onClose={onClose}
      conflict={conflictOf((theirs) => lossDifferences(form.getValues(), theirs, run.terms))}
    >
      <div className={classes.form}>
        <div className={classes.fields}>
          <TextField
            label="Claim number"
            required
            data-autofocus
            autoComplete="off"
            error={errors.claimNumber?.message}
            {...register('claimNumber')}
          />
          <SelectField
            label="Policy"
            data={run.terms.map(({ policyId, policyNumber, line, from }) => ({
              value: policyId,
              label: `${policyNumber}, ${policyTypeName(line)}, from ${formatDate(from)}`,
            }))}
            error={errors.policyId?.message}
            {...register('policyId')}
          />
          <DayField control={control} name="lossOn" label="Date of loss" />
          <DayField control={control} name="reportedOn" label="Reported" />
          <SelectField
            label="Status"
            data={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
            {...register('status')}
          />
          <SelectField
            label="Cause"
            data={lossCauseCodes.map((value) => ({ value, label: lossCauses[value] }))}
            {...register('cause')}
          />
          <TextField
            label="Claimant"
            description="Viewers are not shown it"
            autoComplete="off"
            error={errors.claimant?.message}
            {...register('claimant')}
          />
          <TextField
            label="Page of the document"
            inputMode="numeric"
            error={errors.page?.message}
            {...register('page')}
          />
        </div>
        {amounts.map((name) => (
          <FieldGroup key={name} label={amountNames[name]}>
            <div className={classes.amounts}>
              {splitParts.map((part) => (
                <MoneyField
                  key={part}
                  label={partNames[part]}
                  aria-label={`${amountNames[name]} ${partNames[part].toLowerCase()}`}
                  error={errors[name]?.[part]?.message}
                  {...register(`${name}.${part}`)}
                />
              ))}
            </div>
          </FieldGroup>
        ))}
        <TextArea label="What happened" rows={2} error={errors.description?.message} {...register('description')} />
      </div>
    </FormDialog>
  )
}
