import { zodResolver } from '@hookform/resolvers/zod'
import {
  SubmissionDraft,
  type SubmissionDetails,
  type SubmissionPreview,
} from '@portico/contract/areas/submissions/submission.shapes.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useLateValues } from '../../../kit/forms/conflicts/use-late-values.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { ContentList } from '../content-list.tsx'
import { useSubmissionCalls } from '../submissions.queries.ts'
import classes from '../submissions.module.css'
import { DocumentFields, ReaderFields, SignerFields } from './sign-fields.tsx'

interface Props {
  readonly accountId: string
  readonly preview: SubmissionPreview
  readonly onSubmitted: (submission: SubmissionDetails) => void
}

/** Submission contents, with the documents to choose, and the form that signs it. */
export function SignForm({ accountId, preview, onSubmitted }: Props) {
  const { submit } = useSubmissionCalls(accountId)
  const [refused, setRefused] = useState<string>()
  const form = useForm({ resolver: zodResolver(SubmissionDraft), defaultValues: startOf(preview) })
  useLateValues(form, startOf(preview))
  const chosen = useWatch({ control: form.control, name: 'documentIds' }) ?? []
  const isSame = isUnchanged(preview, chosen)

  const send = form.handleSubmit(async (draft) => {
    setRefused(undefined)
    try {
      onSubmitted(await submit(preview.cycleId, draft))
    } catch (error) {
      const [first] = Object.values(refusedFields(error))
      setRefused(first ?? reasonOf(error, 'We could not reach the portal. Please try again.'))
    }
  })

  return (
    <form noValidate className={classes.cards} onSubmit={(event) => void send(event)}>
      {preview.content !== null && (
        <Card title="Submission contents">
          <ContentList content={preview.content} documents={<DocumentFields form={form} preview={preview} />} />
        </Card>
      )}
      <Card title="Sign and submit">
        <div className={classes.fields}>
          <ReaderFields form={form} preview={preview} />
          <SignerFields form={form} preview={preview} />
          {isSame && <Notice kind="info">{submissionMessages.unchanged}</Notice>}
          {refused !== undefined && <Notice kind="error">{refused}</Notice>}
          <FormActions>
            <Button type="submit" busy={form.formState.isSubmitting} disabled={isSame}>
              Sign and submit
            </Button>
          </FormActions>
        </div>
      </Card>
    </form>
  )
}

/**
 * Initial values: the signer, the recipients if there is no choice, the documents of the last submission, and loss runs
 * and statements added since.
 */
const startOf = ({ signer, recipients, documents }: SubmissionPreview) => ({
  signerName: signer.name,
  signerTitle: signer.title,
  note: '',
  language: 'en' as const,
  recipientIds: recipients.length === 1 ? recipients.map(({ userId }) => userId) : [],
  documentIds: documents.filter(({ isProposed }) => isProposed).map(({ id }) => id),
  acknowledged: [],
})

/** Whether everything is as submitted before, including the chosen documents. */
function isUnchanged({ changes, documents }: SubmissionPreview, chosen: readonly string[]): boolean {
  if (changes === null || changes.length > 0) return false
  const before = documents.filter(({ wasSubmitted }) => wasSubmitted)
  return before.length === chosen.length && before.every(({ id }) => chosen.includes(id))
}
