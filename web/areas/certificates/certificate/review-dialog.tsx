import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { statusNames } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { Certificate, CertificateReview } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { FindingsList } from '../findings-list.tsx'
import { reviewKey, useCertificateCalls } from '../certificates.queries.ts'

export type ReviewMove = CertificateReview['move']

const titles: Readonly<Record<ReviewMove, string>> = {
  REVIEW: 'Review request',
  APPROVE: 'Approve and issue',
  REJECT: 'Reject request',
}

const statuses = { REVIEW: 'IN_REVIEW', APPROVE: 'ISSUED', REJECT: 'REJECTED' } as const

interface Props {
  readonly accountId: string
  readonly certificate: Certificate
  readonly move: ReviewMove
  readonly onClose: () => void
}

/** Reviews a request; the insured is notified. */
export function ReviewDialog({ accountId, certificate, move, onClose }: Props) {
  const { review } = useCertificateCalls(accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(reviewKey, certificate, onClose)
  const form = useForm({ defaultValues: { reason: '', expectedOn: certificate.expectedOn ?? '' } })
  return (
    <FormDialog
      title={titles[move]}
      saveLabel={move === 'REVIEW' ? 'Save' : titles[move]}
      form={form}
      onSave={({ reason, expectedOn }) =>
        save(review(base, { move, reason, expectedOn: move === 'REVIEW' && expectedOn !== '' ? expectedOn : null }))
      }
      onClose={onClose}
      failure={(error) => reasonOf(error, certificateMessages.saveFailed)}
      conflict={conflictOf(({ status }) => [
        { field: 'Status', mine: statusNames[statuses[move]], theirs: statusNames[status] },
      ])}
    >
      {move === 'REJECT' && (
        <TextArea
          label="Reason"
          description="Visible to the insured, who will be notified."
          required
          maxLength={1000}
          data-autofocus
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      )}
      {move === 'REVIEW' && (
        <DayField
          control={form.control}
          name="expectedOn"
          label="Endorsement expected by"
          description="Visible to the insured, who will be notified."
        />
      )}
      {move === 'APPROVE' && (
        <>
          <p>The certificate is issued once the policies show everything it states.</p>
          <FindingsList findings={certificate.findings} />
        </>
      )}
    </FormDialog>
  )
}
