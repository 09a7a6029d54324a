import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { type ClaimMoveName, claimStatusNames, moveOf } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { stepKey, useClaimCalls } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly claim: Claim
  readonly move: ClaimMoveName
  readonly onClose: () => void
}

/** Changes the state of a claim, with a note for the insured. */
export function StepDialog({ accountId, claim, move, onClose }: Props) {
  const { step } = useClaimCalls(accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(stepKey, claim, onClose)
  const form = useForm({ defaultValues: { note: '' } })
  const { label, to, needsNote = false } = moveOf(move)
  return (
    <FormDialog
      title={label}
      saveLabel={label}
      form={form}
      onSave={({ note }) => save(step(base, move, note))}
      onClose={onClose}
      failure={(error) => reasonOf(error, claimMessages.saveFailed, 'move')}
      conflict={conflictOf(({ status }) => [
        { field: 'Status', mine: claimStatusNames[to], theirs: claimStatusNames[status] },
      ])}
    >
      <TextArea
        label={needsNote ? 'Reason' : 'Note'}
        description="Visible to the insured, who will be notified."
        required={needsNote}
        maxLength={2000}
        data-autofocus
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
