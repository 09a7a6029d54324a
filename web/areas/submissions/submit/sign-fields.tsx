import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { SubmissionDraft, SubmissionPreview } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { z } from 'zod'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { OtherSigner } from '../../session/session.public.ts'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
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
      description="Select documents to include. Loss runs and financial statements are listed first."
      error={errors.documentIds?.message}
    >
      {documents.length === 0 && <p>No documents yet. Documents in the library appear here.</p>}
      <div className={classes.choices}>
        {documents.map(({ id, name, bytes }) => (
          <CheckField key={id} value={id} label={`${name} (${sizeText(bytes)})`} {...form.register('documentIds')} />
        ))}
      </div>
    </FieldGroup>
  )
}

/** The signer's acknowledgments, and the recipients of the submission. */
export function ReaderFields({ form, preview: { findings, recipients, onlyManagers } }: Props) {
  const { errors } = form.formState
  const remarks = findings.filter(({ kind }) => kind === 'SOFT')
  return (
    <>
      {remarks.length > 0 && (
        <FieldGroup label="Warnings I have reviewed" error={errors.acknowledged?.message}>
          {remarks.map(({ id, text }) => (
            <CheckField key={id} value={id} label={text} {...form.register('acknowledged')} />
          ))}
        </FieldGroup>
      )}
      <FieldGroup
        label="Recipients"
        description={onlyManagers ? 'People at your brokerage who work on this account.' : undefined}
        error={errors.recipientIds?.message}
      >
        {recipients.map(({ userId, name, role }) => (
          <CheckField key={userId} value={userId} label={`${name}, ${role}`} {...form.register('recipientIds')} />
        ))}
        {recipients.length === 0 && (
          <p>No one from your brokerage is assigned to this account yet. Contact your brokerage.</p>
        )}
      </FieldGroup>
      <RecipientLanguageField {...form.register('language')} />
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
  const typed = useWatch({ control: form.control, name: 'signerName' }) ?? ''
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
      <OtherSigner typed={typed} />
      <FieldGroup label="Attestation" error={errors.attested?.message}>
        <p className={classes.attestation}>{attestation}</p>
        <CheckField label="I attest to this" {...form.register('attested')} />
      </FieldGroup>
    </>
  )
}
