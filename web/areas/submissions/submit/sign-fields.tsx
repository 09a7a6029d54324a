import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { SubmissionDraft, SubmissionPreview } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { z } from 'zod'
import type { UseFormReturn } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from '../submissions.module.css'

interface Props {
  readonly form: UseFormReturn<z.input<typeof SubmissionDraft>, unknown, SubmissionDraft>
  readonly preview: SubmissionPreview
}

/** The documents of the library that go along. */
export function DocumentFields({ form, preview: { documents } }: Props) {
  const { errors } = form.formState
  return (
    <FieldGroup
      label="Documents"
      description="Choose what goes along from the library of your account. Loss runs and financial statements come first."
      error={errors.documentIds?.message}
    >
      {documents.length === 0 && <p>The library has no document yet.</p>}
      <div className={classes.choices}>
        {documents.map(({ id, name, bytes }) => (
          <CheckField key={id} value={id} label={`${name} (${sizeText(bytes)})`} {...form.register('documentIds')} />
        ))}
      </div>
    </FieldGroup>
  )
}

/** What the signer has seen, and whom the submission goes to. */
export function ReaderFields({ form, preview: { findings, recipients, onlyManagers } }: Props) {
  const { errors } = form.formState
  const remarks = findings.filter(({ kind }) => kind === 'SOFT')
  return (
    <>
      {remarks.length > 0 && (
        <FieldGroup label="Remarks that I have seen" error={errors.acknowledged?.message}>
          {remarks.map(({ id, text }) => (
            <CheckField key={id} value={id} label={text} {...form.register('acknowledged')} />
          ))}
        </FieldGroup>
      )}
      <FieldGroup
        label="Recipients"
        description={onlyManagers ? 'The people of your brokerage who work on this account.' : undefined}
        error={errors.recipientIds?.message}
      >
        {recipients.map(({ userId, name, role }) => (
          <CheckField key={userId} value={userId} label={`${name}, ${role}`} {...form.register('recipientIds')} />
        ))}
        {recipients.length === 0 && <p>Nobody of your brokerage works on this account yet. Ask your brokerage.</p>}
      </FieldGroup>
      <TextArea
        label="Note to your advisor (optional)"
        error={errors.note?.message}
        maxLength={4000}
        {...form.register('note')}
      />
    </>
  )
}

/** Who signs, and what they attest. */
export function SignerFields({ form, preview: { attestation } }: Props) {
  const { errors } = form.formState
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label="Your name"
          autoComplete="name"
          required
          error={errors.signerName?.message}
          {...form.register('signerName')}
        />
        <TextField
          label="Your title"
          autoComplete="organization-title"
          required
          error={errors.signerTitle?.message}
          {...form.register('signerTitle')}
        />
      </div>
      <FieldGroup label="Attestation" error={errors.attested?.message}>
        <p className={classes.attestation}>{attestation}</p>
        <CheckField label="I attest to this" {...form.register('attested')} />
      </FieldGroup>
    </>
  )
}
