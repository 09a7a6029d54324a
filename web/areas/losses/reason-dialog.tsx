import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Conflict } from '../../kit/forms/conflicts/conflict-choice.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import classes from './losses.module.css'

const schema = z.object({ reason: z.string().trim().min(5, lossMessages.reasonRequired).max(500) })

interface Props {
  readonly title: string
  readonly lead: string
  readonly saveLabel: string
  readonly onSave: (reason: string) => Promise<void>
  readonly conflict: Conflict | undefined
  readonly onClose: () => void
}

/** Asks why, before something that is right all the same. */
export function ReasonDialog({ title, lead, saveLabel, onSave, conflict, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={title}
      form={form}
      saveLabel={saveLabel}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={({ reason }) => onSave(reason)}
      onClose={onClose}
      conflict={conflict}
    >
      <div className={classes.form}>
        <p>{lead}</p>
        <TextArea
          label="Reason"
          required
          data-autofocus
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      </div>
    </FormDialog>
  )
}
