import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import {
  subjectivityStatusNames,
  type SubjectivityMove,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { useForm } from 'react-hook-form'
import { FileField } from '../../kit/files/file-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { moveLabels } from './move-labels.ts'
import { stepKey, useSubjectivityCalls } from './subjectivities.queries.ts'
import classes from './step-dialog.module.css'

interface Props {
  readonly accountId: string
  readonly item: Subjectivity
  readonly move: SubjectivityMove
  readonly onClose: () => void
}

const notes: Readonly<Record<SubjectivityMove, { readonly label: string; readonly description: string }>> = {
  SUBMIT: { label: 'Note', description: 'Explain how this requirement is met. A file or a note is required.' },
  ACCEPT: { label: 'Note', description: 'Optional. Visible to the insured.' },
  REJECT: { label: 'What is missing', description: 'Visible to the insured.' },
  WAIVE: { label: 'Note', description: 'Optional. Visible to the insured.' },
  REOPEN: { label: 'Reason for reopening', description: 'Visible to the insured.' },
}

interface Values {
  readonly note: string
  readonly file: File | undefined
}

/** A step of a subjectivity, with what it needs: evidence, the carrier's confirmation, a reason. */
export default function StepDialog({ accountId, item, move, onClose }: Props) {
  const calls = useSubjectivityCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(stepKey, item, onClose)
  const form = useForm<Values>({ defaultValues: { note: '', file: undefined } })
  const { errors } = form.formState
  const purpose = move === 'WAIVE' ? ('CARRIER' as const) : ('EVIDENCE' as const)
  const send = async ({ note, file }: Values): Promise<void> => {
    if (file !== undefined) {
      await calls.sendFile(item, purpose, file)
      // The next call may fail: the file is there by then, and must not be sent twice.
      form.setValue('file', undefined)
    }
    await save(calls.move(base, move, note))
  }
  return (
    <FormDialog
      title={moveLabels[move]}
      saveLabel={moveLabels[move]}
      form={form}
      onSave={send}
      onClose={onClose}
      conflict={conflictOf(({ status, note, reason, files }) => [
        { field: 'Status', mine: moveLabels[move], theirs: subjectivityStatusNames[status] },
        { field: 'Last note', mine: start.reason || start.note, theirs: reason || note },
        { field: 'Files', mine: namesOf(start.files), theirs: namesOf(files) },
      ])}
      failure={(error) => reasonOf(error, subjectivityMessages.saveFailed, 'move')}
    >
      <div className={classes.fields}>
        <p className={classes.wide}>{item.text}</p>
        {(move === 'SUBMIT' || move === 'WAIVE') && (
          <div className={classes.wide}>
            <FileField
              control={form.control}
              name="file"
              label={move === 'WAIVE' ? 'Carrier’s confirmation' : 'File'}
              description={move === 'WAIVE' ? 'The carrier’s letter or email waiving this requirement.' : undefined}
            />
          </div>
        )}
        <div className={classes.wide}>
          <TextArea
            label={notes[move].label}
            description={notes[move].description}
            data-autofocus
            maxLength={2000}
            error={errors.note?.message}
            {...form.register('note')}
          />
        </div>
      </div>
    </FormDialog>
  )
}

const namesOf = (files: Subjectivity['files']): string => files.map(({ name }) => name).join(', ')
