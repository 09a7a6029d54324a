import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { ApiError, reasonOf } from '../../../platform/call-error.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { useRenewalCalls } from '../renewals.queries.ts'
import { useCycle } from '../use-cycle.ts'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Starts the renewal of a term that starts on a day. */
export default function StartDialog({ accountId, onClose }: Props) {
  const { start } = useRenewalCalls(accountId)
  const { onCycle } = useCycle(accountId)
  const account = useAccount(accountId)
  const due = account?.primaryEffectiveDate ?? ''
  // The term that is already being renewed is no start for another renewal.
  const next = due === account?.renewal?.effectiveOn ? '' : due
  const form = useForm<{ effectiveOn: string }>({ defaultValues: { effectiveOn: next } })

  const save = async (values: { readonly effectiveOn: string }): Promise<void> => {
    try {
      const { id } = await start(values)
      toasts.show('success', 'Renewal started')
      onClose()
      onCycle(id)
    } catch (error) {
      // A second renewal of the same day is about the one field there is.
      if (error instanceof ApiError && error.status === 409) form.setError('effectiveOn', { message: error.message })
      throw error
    }
  }

  return (
    <FormDialog
      title="Start a renewal"
      saveLabel="Start"
      form={form}
      onSave={save}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The renewal could not be started.')}
    >
      <DayField
        control={form.control}
        name="effectiveOn"
        label="Effective date of the new term"
        description="Policies expiring around this date are selected for you."
      />
    </FormDialog>
  )
}
