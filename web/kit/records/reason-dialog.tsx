import '../forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { reasonOf } from '../../platform/call-error.ts'
import type { Conflict } from '../forms/conflicts/conflict-choice.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { TextArea } from '../forms/text-area.tsx'

const longest = 500

interface Props {
  readonly title: string
  readonly saveLabel: string
  /** Of the reason; plain “Reason” if omitted. */
  readonly label?: string
  /** Who can read the reason. */
  readonly help?: string
  /** What is said of a reason that is missing or too short. */
  readonly required: string
  /** The message if there was no response. */
  readonly failure: string
  readonly onSave: (reason: string) => Promise<unknown>
  readonly onClose: () => void
  readonly conflict?: Conflict | undefined
  /** What the reason is for. */
  readonly children?: ReactNode
}

/** Asks for a reason before an action. The caller closes it after saving. */
export function ReasonDialog({ label = 'Reason', help, required, failure, onSave, children, ...dialog }: Props) {
  const [schema] = useState(() => z.object({ reason: z.string().trim().min(5, required).max(longest) }))
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      {...dialog}
      form={form}
      failure={(error) => reasonOf(error, failure)}
      onSave={async (typed) => void (await onSave(typed.reason))}
    >
      {children}
      <TextArea
        label={label}
        description={help}
        required
        data-autofocus
        counter={{ used: reason.trim().length, limit: longest }}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
