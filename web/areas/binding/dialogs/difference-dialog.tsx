import type { BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import classes from '../bind-decision.module.css'
import { differenceKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, optionDifferences, type OptionDialogProps } from './dialog-props.ts'

interface Props extends OptionDialogProps {
  readonly difference: NonNullable<BindOption['differences']>[number]
  readonly choice: 'ACCEPT' | 'ASK_CARRIER'
}

const words = {
  ACCEPT: { title: 'Accept the discrepancy', label: 'Reason for accepting', description: 'Visible to the insured.' },
  ASK_CARRIER: {
    title: 'Ask the carrier',
    label: 'Note',
    description:
      'A task is created for you. The discrepancy stays open until it is accepted or the policy is corrected.',
  },
} as const

/** Accepts a difference of the papers with its reason, or asks the carrier about it. */
export default function DifferenceDialog({ accountId, decision, option, difference, choice, onClose }: Props) {
  const { start, base, save, conflictOf } = useSavedMeanwhile(differenceKey, option, onClose)
  const { decide } = useBindCalls(accountId, decision.cycleId, base)
  const form = useForm({ defaultValues: { note: '' } })
  const { title, label, description } = words[choice]
  return (
    <FormDialog
      title={title}
      saveLabel={choice === 'ACCEPT' ? 'Accept' : 'Ask carrier'}
      form={form}
      onSave={({ note }) => save(decide(difference, choice, note))}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => optionDifferences(start, theirs))}
    >
      <div className={classes.fields}>
        <p className={classes.wide}>{difference.label}</p>
        <div className={classes.wide}>
          <TextArea
            label={label}
            description={description}
            required={choice === 'ACCEPT'}
            data-autofocus
            maxLength={500}
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
        </div>
      </div>
    </FormDialog>
  )
}
