import { zodResolver } from '@hookform/resolvers/zod'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { TextArea } from '../../../kit/forms/text-area.tsx'

const longest = 500
const schema = z.object({ reason: z.string().trim().min(5, renewalMessages.reasonRequired).max(longest) })

/** The form of a dialog that asks for the reason of a section's new status. */
export const useReasonForm = () =>
  useForm<{ reason: string }>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })

type Form = ReturnType<typeof useReasonForm>

export function ReasonField({ label, form }: { readonly label: string; readonly form: Form }) {
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <TextArea
      label={label}
      description="Visible to everyone who works on this section."
      required
      data-autofocus
      counter={{ used: reason.trim().length, limit: longest }}
      error={form.formState.errors.reason?.message}
      {...form.register('reason')}
    />
  )
}
