import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CodeField } from '../../../kit/forms/code-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.door.ts'
import type { OpenPlace } from './open-place.ts'
import classes from './open.module.css'

interface Props {
  readonly place: OpenPlace
  readonly landing: OpenLanding
  readonly onIn: () => void
}

/** Lets a browser in: at a press of a button, by the PIN, or by a mailed code. */
export function WayIntoLink({ place: { token }, landing, onIn }: Props) {
  const { way, askedBy, mailedTo } = landing
  const [isMailed, setMailed] = useState(false)
  const { busy, refused, fields, run } = useSteps()
  const params = { token }
  const enter = (body: { pin?: string; code?: string }) =>
    run(async () => {
      await call('POST /open/apps/{token}/enter', { params, body })
      onIn()
    })
  const mailCode = () =>
    run(async () => {
      await call('POST /open/apps/{token}/code', { params })
      setMailed(true)
    })
  const lead = `${askedBy} asks you to fill forms. You need no login; what you type is saved as you go.`
  return (
    <OutsidePage title="Forms to fill" lead={lead}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      {isMailed ? (
        <CodeStep
          lead={`We mailed a code to ${mailedTo}. It works for ten minutes.`}
          busy={busy}
          error={fields['code']}
          onCode={(code) => void enter({ code })}
          onAnother={() => void mailCode()}
        />
      ) : way === 'PIN' ? (
        <PinStep busy={busy} error={fields['pin']} onPin={(pin) => void enter({ pin })}>
          <Button kind="quiet" busy={busy} onClick={() => void mailCode()}>
            I have no PIN: mail me a code
          </Button>
        </PinStep>
      ) : way === 'CODE' ? (
        <div className={classes.form}>
          <p>
            This link was opened in another browser. To go on in this one, we mail a code to <strong>{mailedTo}</strong>
            .
          </p>
          <Button wide busy={busy} onClick={() => void mailCode()}>
            Mail me a code
          </Button>
        </div>
      ) : (
        <div className={classes.form}>
          <Button wide busy={busy} onClick={() => void enter({})}>
            Start
          </Button>
        </div>
      )}
    </OutsidePage>
  )
}

/** A step that is under way, and what came of the one before. */
function useSteps() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    setFields({})
    try {
      await step()
    } catch (error) {
      const faults = refusedFields(error)
      setFields(faults)
      if (Object.keys(faults).length === 0) setRefused(reasonOf(error, 'There was no answer. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, fields, run }
}

interface PinProps {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onPin: (pin: string) => void
  readonly children: ReactNode
}

function PinStep({ busy, error, onPin, children }: PinProps) {
  const [pin, setPin] = useState('')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onPin(pin)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label="PIN"
        description="Whoever sent you the link gave it to you."
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        error={error}
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
      />
      <Button wide type="submit" busy={busy}>
        Open
      </Button>
      {children}
    </form>
  )
}

interface CodeProps {
  readonly lead: string
  readonly busy: boolean
  readonly error: string | undefined
  readonly onCode: (code: string) => void
  readonly onAnother: () => void
}

function CodeStep({ lead, busy, error, onCode, onAnother }: CodeProps) {
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p role="status">{lead}</p>
      <CodeField required value={code} error={error} onChange={setCode} />
      <Button wide type="submit" busy={busy}>
        Open
      </Button>
      <Button kind="quiet" busy={busy} onClick={onAnother}>
        Mail another code
      </Button>
    </form>
  )
}
