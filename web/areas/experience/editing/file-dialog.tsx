import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { fileKey, useWorksheetCalls } from '../experience.queries.ts'

interface Props {
  readonly accountId: string
  readonly worksheet: Worksheet
  readonly onClose: () => void
}

interface Values {
  readonly file: File | null
}

/** Reads classes and claims from a spreadsheet in place of those that stand on the worksheet. */
export default function FileDialog({ accountId, worksheet, onClose }: Props) {
  const { sendFile } = useWorksheetCalls(accountId)
  const [start] = useState(worksheet)
  const { base, save, conflictOf } = useSavedMeanwhile(fileKey, undefined, onClose)
  const form = useForm<Values>({ defaultValues: { file: null } })
  return (
    <FormDialog
      title="Import lines from a file"
      saveLabel="Import"
      form={form}
      onSave={async ({ file }) => {
        if (file !== null) await save(sendFile(base?.worksheet ?? start, file))
      }}
      onClose={onClose}
      conflict={conflictOf((theirs) => linesOf(start, theirs))}
      failure={(error) => reasonOf(error, experienceMessages.fileFailed)}
    >
      <p>
        The classes and claims of the file take the place of those on the worksheet, as its next version. Each row is a
        class or a claim.
      </p>
      <Controller
        control={form.control}
        name="file"
        rules={{ required: 'Choose the file of the worksheet' }}
        render={({ field, fieldState }) => (
          <TextField
            type="file"
            label="File"
            required
            ref={field.ref}
            accept=".csv,.txt,.xlsx,.xls,.xlsb"
            description="A spreadsheet with the headings Policy From, Class, Payroll, ELR, D, and Policy From, Claim, IJ, Status, Incurred; Audited Payroll, Printed Primary, Closed On, Current Incurred, Recovered and Entity are read too."
            error={fieldState.error?.message}
            onChange={(event) => field.onChange(event.currentTarget.files?.[0] ?? null)}
          />
        )}
      />
    </FormDialog>
  )
}

/** The lines that the file was to take the place of, beside those that stand there now. */
function linesOf(start: Worksheet, { worksheet }: RatedWorksheet) {
  const rows: readonly (readonly [string, (sheet: Worksheet) => number])[] = [
    ['Version', ({ version }) => version],
    ['Classes', ({ classes }) => classes.length],
    ['Claims', ({ claims }) => claims.length],
  ]
  return rows.map(([field, of]) => ({ field, mine: String(of(start)), theirs: String(of(worksheet)) }))
}
