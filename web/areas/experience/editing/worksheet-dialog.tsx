import { zodResolver } from '@hookform/resolvers/zod'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../experience.module.css'
import { saveKey, useWorksheetCalls } from '../experience.queries.ts'
import { ClaimFields, ClassFields, SoldFields } from './line-fields.tsx'
import { startOf, worksheetSchema, type WorksheetSent, type WorksheetValues } from './worksheet-form.ts'

interface Props {
  readonly accountId: string
  /** The worksheet to change; undefined for a new one. */
  readonly worksheet?: Worksheet
  readonly onAdded?: (worksheetId: string) => void
  readonly onClose: () => void
}

/** A worksheet as the bureau prints it, to be typed in or corrected. */
export default function WorksheetDialog({ accountId, worksheet, onAdded, onClose }: Props) {
  const calls = useWorksheetCalls(accountId)
  const [start] = useState(worksheet)
  const { base, save, conflictOf } = useSavedMeanwhile(saveKey, undefined, onClose)
  const stands = base?.worksheet ?? start
  const form = useForm<WorksheetValues, unknown, WorksheetSent>({
    resolver: zodResolver(worksheetSchema),
    defaultValues: startOf(start),
  })
  const ratingOn = useWatch({ control: form.control, name: 'ratingOn' })

  const send = async ({ state, ratingOn: day, ...content }: WorksheetSent): Promise<void> => {
    if (stands !== undefined) return calls.save(stands, content)
    const added = await calls.add({ state, ratingOn: day, ...content })
    onAdded?.(added.worksheet.id)
  }

  return (
    <FormDialog
      title={start === undefined ? 'Enter worksheet' : 'Edit worksheet'}
      size="large"
      saveLabel="Save worksheet"
      form={form}
      onSave={(sheet) => save(send(sheet))}
      onClose={onClose}
      failure={(error) => reasonOf(error, experienceMessages.saveFailed)}
      conflict={conflictOf((theirs) => differences(form.getValues(), theirs.worksheet))}
    >
      <HeadFields form={form} isNew={start === undefined} />
      <ClassFields form={form} ratingOn={ratingOn} />
      <ClaimFields form={form} ratingOn={ratingOn} />
      <SoldFields form={form} />
    </FormDialog>
  )
}

/** What one person typed of a worksheet next to what another saved since, as text. */
function differences(mine: WorksheetValues, saved: Worksheet) {
  return differencesIn<WorksheetValues>(mine, startOf(saved), [
    ['Published mod', ({ publishedMod }) => publishedMod],
    ['Split point', ({ split }) => split],
    ['Accident limit', ({ accidentLimit }) => accidentLimit],
    ['Weighting value (W)', ({ w }) => w],
    ['Ballast value (B)', ({ b }) => b],
    ['Medical-only claims count', ({ medicalOnly }) => medicalOnly],
    ['Classes', ({ classes: lines }) => String(lines.length)],
    ['Claims', ({ claims }) => String(claims.length)],
    ['Incurred per claim', ({ claims }) => claims.map(({ incurred }) => incurred).join(', ')],
  ])
}

interface HeadProps {
  readonly form: Parameters<typeof ClassFields>[0]['form']
  readonly isNew: boolean
}

function HeadFields({ form: { control, register, formState }, isNew }: HeadProps) {
  const { errors } = formState
  return (
    <div className={classes.fields}>
      <TextField
        label="State"
        required
        readOnly={!isNew}
        description="State code. Example: IL"
        error={errors.state?.message}
        {...register('state')}
      />
      {isNew ? (
        <DayField control={control} name="ratingOn" label="Rating date" description="As shown on the worksheet" />
      ) : (
        <TextField label="Rating date" readOnly description="As entered" {...register('ratingOn')} />
      )}
      <TextField
        label="Published mod"
        inputMode="decimal"
        description="Example: 1.12"
        error={errors.publishedMod?.message}
        {...register('publishedMod')}
      />
      <TextField
        label="Risk ID"
        inputMode="numeric"
        description="9 digits"
        error={errors.riskId?.message}
        {...register('riskId')}
      />
      <MoneyField label="Split point" description="As printed" error={errors.split?.message} {...register('split')} />
      <MoneyField
        label="Accident limit"
        description="As printed. Leave blank to use the state’s rating values."
        error={errors.accidentLimit?.message}
        {...register('accidentLimit')}
      />
      <TextField
        label="Weighting value (W)"
        inputMode="decimal"
        description="As printed. Example: 0.11"
        error={errors.w?.message}
        {...register('w')}
      />
      <MoneyField
        label="Ballast value (B)"
        description="As printed. Leave blank to use the state’s rating values."
        error={errors.b?.message}
        {...register('b')}
      />
      <TextField
        label="Medical-only claims count"
        inputMode="decimal"
        description="As printed. Example: 0.30"
        error={errors.medicalOnly?.message}
        {...register('medicalOnly')}
      />
      <MoneyField
        label="Manual premium"
        description="Annual, before the mod"
        error={errors.manualPremium?.message}
        {...register('manualPremium')}
      />
    </div>
  )
}
