import { Controller, useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { ApiError, reasonOf } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { useAccount } from '../../accounts/accounts.door.ts'
import { useRenewalCalls } from '../renewals.queries.ts'
import { useCycle } from '../use-cycle.ts'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Starts the renewal of a term that begins on a day. */
export default function StartDialog({ accountId, onClose }: Props) {
  const { start } = useRenewalCalls(accountId)
  const { onCycle } = useCycle(accountId)
  const next = useAccount(accountId)?.primaryEffectiveDate ?? ''
  const form = useForm<{ effectiveOn: string }>({ defaultValues: { effectiveOn: next } })
  const error = form.formState.errors.effectiveOn?.message

  const save = async (values: { readonly effectiveOn: string }): Promise<void> => {
    try {
      const { id } = await start(values)
      toasts.show('success', 'Renewal started')
      onClose()
      onCycle(id)
    } catch (refusal) {
      // A second renewal of the same day is about the one field there is.
      if (refusal instanceof ApiError && refusal.status === 409)
        form.setError('effectiveOn', { message: refusal.message })
      throw refusal
    }
  }

  return (
    <FormDialog
      title="Start a renewal"
      saveLabel="Start"
      form={form}
      onSave={save}
      onClose={onClose}
      failure={(refusal) => reasonOf(refusal, 'The renewal could not be started.')}
    >
      <Controller
        control={form.control}
        name="effectiveOn"
        render={({ field }) => (
          <DateField
            label="First day of the new term"
            description="What expires around that day is chosen to begin with."
            inputRef={field.ref}
            value={typedDate(field.value) ?? null}
            onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
            error={error}
          />
        )}
      />
    </FormDialog>
  )
}
