import { zodResolver } from '@hookform/resolvers/zod'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { SheetField } from '../../../kit/files/file-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { kindOptions } from '../kind-names.ts'
import classes from '../lookups.module.css'
import { useEditionCalls } from '../lookups.queries.ts'
import { importFormSchema, type ImportFormValues, type ImportSent } from './import-form.ts'

interface Props {
  readonly onImported: (editionId: string) => void
  readonly onClose: () => void
}

/** Imports a table from a file, with its owner and license terms. Nothing changes until it is activated. */
export default function ImportDialog({ onImported, onClose }: Props) {
  const { importTable } = useEditionCalls()
  const today = isoDay(useNow())
  const form = useForm<ImportFormValues, unknown, ImportSent>({
    resolver: zodResolver(importFormSchema),
    defaultValues: { kind: 'GL', owner: '', edition: '', state: '', licence: '', activeFrom: today, file: undefined },
  })
  const { control, register } = form
  const { errors } = form.formState
  return (
    <FormDialog
      title="Import a table"
      saveLabel="Read file"
      form={form}
      onSave={async ({ draft, file }) => onImported(await importTable(draft, file))}
      onClose={onClose}
      failure={(error) => reasonOf(error, lookupMessages.importFailed)}
    >
      <div className={classes.fields}>
        <SelectField label="Table" data-autofocus data={kindOptions} {...register('kind')} />
        <TextField
          label="Owner"
          required
          description="Bureau or company"
          error={errors.owner?.message}
          {...register('owner')}
        />
        <TextField label="Edition" required error={errors.edition?.message} {...register('edition')} />
        <TextField
          label="State"
          description="For state-specific codes. Leave blank if countrywide"
          error={errors.state?.message}
          {...register('state')}
        />
        <DayField control={control} name="activeFrom" label="Effective date" />
        <div className={classes.wide}>
          <TextArea
            label="License"
            required
            description="Terms of use for this table"
            error={errors.licence?.message}
            {...register('licence')}
          />
        </div>
        <div className={classes.wide}>
          <SheetField
            control={control}
            name="file"
            description="A spreadsheet with the headings Code and Description; Other phrases, Basis, Hazard, and Notes are also imported."
          />
        </div>
      </div>
    </FormDialog>
  )
}
