import { zodResolver } from '@hookform/resolvers/zod'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { saveKey, useWorksheetCalls } from '../experience.queries.ts'
import { ClaimFields, ClassFields, SoldFields } from './line-fields.tsx'
import { startOf, worksheetSchema, type WorksheetSent, type WorksheetValues } from './worksheet-form.ts'

interface Props {
  readonly accountId: string
  /** The one to be changed; a new one where it is left out. */
  readonly worksheet?: Worksheet
  readonly onSaved: (worksheetId: string) => void
  readonly onClose: () => void
}

/** A worksheet as the bureau prints it, to be typed in or corrected. */
export default function WorksheetDialog({ accountId, worksheet, onSaved, onClose }: Props) {
  const { add, save } = useWorksheetCalls(accountId)
  const [theirs, setTheirs] = useState<Worksheet>()
  const form = useForm<WorksheetValues, unknown, WorksheetSent>({
    resolver: zodResolver(worksheetSchema),
    defaultValues: startOf(worksheet),
  })
  const ratingOn = useWatch({ control: form.control, name: 'ratingOn' })

  const keep = async ({ state, ratingOn: day, ...content }: WorksheetSent): Promise<void> => {
    const stands = theirs ?? worksheet
    if (stands === undefined) onSaved((await add({ state, ratingOn: day, ...content })).worksheet.id)
    else {
      try {
        await save(stands, content)
        onSaved(stands.id)
      } catch (error) {
        if (refusedWith(saveKey, error, 409) && 'current' in error.body) setTheirs(error.body.current.worksheet)
        throw error
      }
    }
  }

  return (
    <FormDialog
      title={worksheet === undefined ? 'Enter worksheet' : 'Edit worksheet'}
      size="large"
      saveLabel="Save worksheet"
      form={form}
      onSave={keep}
      onClose={onClose}
      failure={(error) => reasonOf(error, experienceMessages.saveFailed)}
      conflict={theirs && conflictOf(theirs, form.getValues(), onClose)}
    >
      <HeadFields form={form} isNew={worksheet === undefined} />
      <ClassFields form={form} ratingOn={ratingOn} />
      <ClaimFields form={form} ratingOn={ratingOn} />
      <SoldFields form={form} />
    </FormDialog>
  )
}

function conflictOf(theirs: Worksheet, mine: WorksheetValues, onTakeTheirs: () => void) {
  const saved = startOf(theirs)
  const differences = (
    [
      ['Published mod', ({ publishedMod }) => publishedMod],
      ['Classes', ({ classes: lines }) => lines.length],
      ['Claims', ({ claims }) => claims.length],
      ['Incurred in all', ({ claims }) => claims.map(({ incurred }) => incurred).join(', ')],
    ] as const satisfies readonly (readonly [string, (values: WorksheetValues) => string | number])[]
  ).map(([field, of]) => ({ field, mine: String(of(mine)), theirs: String(of(saved)) }))
  return {
    message: 'Someone else saved this worksheet in the meantime.',
    differences: differences.filter((one) => one.mine !== one.theirs),
    onTakeTheirs,
  }
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
        description="By its code, such as IL"
        error={errors.state?.message}
        {...register('state')}
      />
      {isNew ? (
        <Controller
          control={control}
          name="ratingOn"
          render={({ field }) => (
            <DateField
              label="Rating date"
              description="As the worksheet names it"
              inputRef={field.ref}
              value={typedDate(field.value) ?? null}
              onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
              error={errors.ratingOn?.message}
            />
          )}
        />
      ) : (
        <TextField label="Rating date" readOnly description="As it was entered" {...register('ratingOn')} />
      )}
      <TextField
        label="Published mod"
        inputMode="decimal"
        description="Such as 1.12"
        error={errors.publishedMod?.message}
        {...register('publishedMod')}
      />
      <TextField
        label="Risk ID"
        inputMode="numeric"
        description="Nine digits"
        error={errors.riskId?.message}
        {...register('riskId')}
      />
      <TextField
        label="Split point"
        inputMode="decimal"
        leftSection="$"
        description="As printed; checked against the state’s"
        error={errors.split?.message}
        {...register('split')}
      />
      <TextField
        label="Manual premium"
        inputMode="decimal"
        leftSection="$"
        description="Of a year, before the mod"
        error={errors.manualPremium?.message}
        {...register('manualPremium')}
      />
    </div>
  )
}
