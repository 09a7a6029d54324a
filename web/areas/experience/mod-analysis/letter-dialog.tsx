import { zodResolver } from '@hookform/resolvers/zod'
import '../../../kit/forms/without-eval.ts'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { findingLabels } from '@portico/contract/areas/experience/finding-labels.ts'
import type { Finding } from '@portico/contract/areas/experience/findings.rules.ts'
import { LetterDraft, type Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../experience.module.css'
import { useWorksheetCalls } from '../experience.queries.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly worksheet: Worksheet
  readonly findings: readonly Finding[]
  readonly onClose: () => void
}

type Values = z.input<typeof LetterDraft>
type Sent = z.output<typeof LetterDraft>

/** Creates a letter that requests corrections; it is filed in Documents and can be downloaded immediately. */
export default function LetterDialog({ accountId, worksheet, findings, onClose }: Props) {
  const { write } = useWorksheetCalls(accountId)
  const [written, setWritten] = useState<{
    readonly documentId: string
    readonly name: string
    readonly email: string
  }>()
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(LetterDraft),
    defaultValues: { findings: findings.map(({ kind }) => kind), recipient: '', email: '', note: '' },
  })
  const { errors } = form.formState
  if (written !== undefined)
    return (
      <Dialog title="The letter is ready" size="small" onClose={onClose}>
        <p>
          {written.name} is saved in Documents, in the folder Experience Mod
          {written.email === '' ? '.' : `, and emailed to ${written.email}.`}
        </p>
        <FormActions>
          <a
            {...buttonLook('primary')}
            href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${written.documentId}`)}
            download
          >
            Download
          </a>
        </FormActions>
      </Dialog>
    )
  return (
    <FormDialog
      title="Correction letter"
      saveLabel="Write letter"
      form={form}
      onSave={async (draft) => setWritten({ ...(await write(worksheet, draft)), email: draft.email })}
      onClose={onClose}
      failure={(error) => reasonOf(error, experienceMessages.letterFailed)}
    >
      <div className={classes.stack}>
        <FieldGroup label="Corrections" error={errors.findings?.message}>
          {findings.map(({ kind }) => (
            <CheckField key={kind} label={findingLabels[kind].title} value={kind} {...form.register('findings')} />
          ))}
        </FieldGroup>
        <TextField
          label="Recipient"
          required
          description="The rating bureau or the carrier"
          error={errors.recipient?.message}
          {...form.register('recipient')}
        />
        <TextField
          label="Recipient email"
          description="Leave blank to send the letter yourself."
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextArea label="Note" description="Added at the end" error={errors.note?.message} {...form.register('note')} />
      </div>
    </FormDialog>
  )
}
