import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Renewal } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { stageNames } from '../renewal-labels.ts'
import { closeKey, useRenewalCalls } from '../renewals.queries.ts'

interface Props {
  readonly renewal: Renewal
  readonly onClose: () => void
}

const longest = 500
const schema = z.object({ reason: z.string().trim().min(5, renewalMessages.closeReason).max(longest) })

/** Ends a renewal that will not be bound. */
export default function CloseDialog({ renewal, onClose }: Props) {
  const { close } = useRenewalCalls(renewal.accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(closeKey, renewal, onClose)
  const form = useForm<{ reason: string }>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })

  const end = async (values: { readonly reason: string }): Promise<void> => {
    await close(renewal.id, { ...values, version: base.version })
    toasts.show('success', 'Renewal closed')
  }

  return (
    <FormDialog
      title="Close without binding"
      saveLabel="Close renewal"
      form={form}
      onSave={(values) => save(end(values))}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The renewal could not be closed.')}
      conflict={conflictOf(({ stage }) => [{ field: 'Stage', mine: stageNames.CLOSED, theirs: stageNames[stage] }])}
    >
      <p>The renewal becomes read-only. This cannot be undone.</p>
      <TextArea
        label="Reason for closing"
        mt="md"
        required
        data-autofocus
        counter={{ used: reason.trim().length, limit: longest }}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
