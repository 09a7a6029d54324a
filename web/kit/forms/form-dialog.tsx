import { type ReactNode, useState } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { refusedFields, statusOf } from '../../platform/call-error.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { type Conflict, ConflictChoice } from './conflicts/conflict-choice.tsx'
import { FormActions } from './form-actions.tsx'

interface Props<Values extends FieldValues, Sent> {
  readonly title: string
  // Only a form's third type parameter is its submitted type.
  readonly form: UseFormReturn<Values, unknown, Sent>
  /** Saves; shows whatever it throws and keeps the form as typed. */
  readonly onSave: (values: Sent) => Promise<void>
  readonly onClose: () => void
  readonly size?: 'medium' | 'large'
  readonly saveLabel?: string
  /** Of the button that closes it unsaved, where “Cancel” could be taken for what is saved. */
  readonly leaveLabel?: string
  readonly canSave?: boolean
  /** The message if saving failed without a field error. */
  readonly failure: string | ((error: unknown) => string)
  /** Someone else saved first; `onSave` saves over what they saved once it is here. */
  readonly conflict?: Conflict | undefined
  readonly children: ReactNode
}

/** A form in a dialog. It keeps what was typed until it is saved or discarded on purpose. */
export function FormDialog<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  const { form, onClose, size = 'medium', saveLabel = 'Save', canSave = true } = props
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { isSubmitting, isDirty } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFailed(undefined)
    try {
      await props.onSave(values)
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailed(statusOf(error) === 409 ? undefined : wordsOf(props.failure, error))
    }
  })

  const leave = (): void => {
    if (isDirty && !isSubmitting && !leaving) setLeaving(true)
    else onClose()
  }

  return (
    <Dialog title={props.title} size={size} onClose={leave}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failed !== undefined && <Notice kind="error">{failed}</Notice>}
        {props.conflict && <ConflictChoice {...props.conflict} onKeepMine={() => void submit()} />}
        {props.children}
        {leaving ? (
          <FormActions>
            <p role="alert">Discard your changes?</p>
            <Button kind="quiet-danger" onClick={onClose}>
              Discard
            </Button>
            <Button onClick={() => setLeaving(false)}>Keep editing</Button>
          </FormActions>
        ) : (
          <FormActions>
            <Button kind="secondary" onClick={leave}>
              {props.leaveLabel ?? 'Cancel'}
            </Button>
            <Button type="submit" busy={isSubmitting} disabled={!canSave || props.conflict !== undefined}>
              {saveLabel}
            </Button>
          </FormActions>
        )}
      </form>
    </Dialog>
  )
}

function wordsOf(failure: Props<FieldValues, unknown>['failure'], error: unknown): string {
  return typeof failure === 'string' ? failure : failure(error)
}

/** Shows the server's messages at their fields; returns whether there were any. */
function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  const known = Object.entries(refusedFields(error)).filter(([name]) => get(form.getValues(), name) !== undefined)
  known.forEach(([name, message], at) => {
    form.setError(name as Path<Values>, { message }, { shouldFocus: at === 0 })
  })
  return known.length > 0
}
