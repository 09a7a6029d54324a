import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SheetField } from '../../../kit/files/file-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { fileKey, useWorksheetCalls } from '../experience.queries.ts'

interface Props {
  readonly accountId: string
  readonly worksheet: Worksheet
  readonly onClose: () => void
}

interface Values {
  readonly file: File | undefined
}

/** Replaces the worksheet's classes and claims with those of a spreadsheet. */
export default function FileDialog({ accountId, worksheet, onClose }: Props) {
  const { sendFile } = useWorksheetCalls(accountId)
  const [start] = useState(worksheet)
  const { base, save, conflictOf } = useSavedMeanwhile(fileKey, undefined, onClose)
  const form = useForm<Values>({ defaultValues: { file: undefined } })
  return (
    <FormDialog
      title="Import lines from a file"
      saveLabel="Import"
      form={form}
      onSave={async ({ file }) => {
        if (file !== undefined) await save(sendFile(base?.worksheet ?? start, file))
      }}
      onClose={onClose}
      conflict={conflictOf((theirs) => linesOf(start, theirs))}
      failure={(error) => reasonOf(error, experienceMessages.fileFailed)}
    >
      <p>
        The classes and claims in the file replace those on the worksheet. The change is saved as a new version. Each
        row is a class or a claim.
      </p>
      <SheetField
        control={form.control}
        name="file"
        description="A spreadsheet with the headings Policy From, Class, Payroll, ELR, D, and Policy From, Claim, IJ, Status, Incurred. Audited Payroll, Printed Primary, Closed On, Current Incurred, Recovered, and Entity are also imported."
      />
    </FormDialog>
  )
}

/** The lines to be replaced by the file, next to the current ones. */
const linesOf = (start: Worksheet, { worksheet }: RatedWorksheet) =>
  differencesIn(start, worksheet, [
    ['Version', ({ version }) => String(version)],
    ['Classes', ({ classes }) => String(classes.length)],
    ['Claims', ({ claims }) => String(claims.length)],
  ])
