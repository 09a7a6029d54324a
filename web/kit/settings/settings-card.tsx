import { type ComponentType, type ReactNode, useState } from 'react'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { Button } from '../controls/button.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { Notice } from '../feedback/notice.tsx'
import { toasts } from '../feedback/toasts.ts'
import { Card } from '../layout/card.tsx'
import { LeaveGuard } from '../overlays/leave-guard.tsx'
import { FormActions } from '../forms/form-actions.tsx'
import classes from './settings-card.module.css'

interface Editing<Value> {
  readonly value: Value
  readonly change: (value: Value) => void
  /** The server's errors, by field. */
  readonly errors: Readonly<Record<string, string>>
}

interface Props<Value> {
  readonly title: string
  readonly lead: string
  readonly query: Parameters<typeof Loaded<Value>>[0]['query']
  readonly save: (value: Value) => Promise<unknown>
  readonly texts: { readonly loadFailed: string; readonly saveFailed: string; readonly saved: string }
  /** Shows an error of its own kind; the reason by default. */
  readonly Failure?: ComponentType<{ readonly error: unknown }>
  readonly children: (editing: Editing<Value>) => ReactNode
}

/** Settings that are read, changed, and saved together. */
export function SettingsCard<Value>(props: Props<Value>) {
  return (
    <Card title={props.title}>
      <Loaded query={props.query} failed={props.texts.loadFailed}>
        {(stored) => <SettingsForm {...props} stored={stored} />}
      </Loaded>
    </Card>
  )
}

function SettingsForm<Value>({
  title,
  lead,
  stored,
  save,
  texts,
  Failure,
  children,
}: Props<Value> & { readonly stored: Value }) {
  const [changed, setChanged] = useState<Value>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const send = async (value: Value): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await save(value)
      setChanged(undefined)
      toasts.show('success', texts.saved)
    } catch (refused) {
      setError(refused)
    }
    setBusy(false)
  }
  const errors = refusedFields(error)
  const value = changed ?? stored
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(value)
      }}
    >
      <LeaveGuard when={changed !== undefined}>{`Your changes under ${title} have not been saved.`}</LeaveGuard>
      <p>{lead}</p>
      {error !== undefined &&
        Object.keys(errors).length === 0 &&
        (Failure === undefined ? (
          <Notice kind="error">{reasonOf(error, texts.saveFailed)}</Notice>
        ) : (
          <Failure error={error} />
        ))}
      {children({ value, change: setChanged, errors })}
      <FormActions>
        <Button type="submit" busy={busy} disabled={changed === undefined}>
          Save {title.toLowerCase()}
        </Button>
      </FormActions>
    </form>
  )
}
