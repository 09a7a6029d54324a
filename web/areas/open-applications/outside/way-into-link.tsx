import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CodeField } from '../../../kit/forms/code-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.public.ts'
import type { OpenPlace } from './open-place.ts'
import classes from './open.module.css'

interface Props {
  readonly place: OpenPlace
  readonly landing: OpenLanding
  readonly onIn: () => void
}

/** Admits a browser: by a button, by the PIN, or by an emailed code. */
export function WayIntoLink({ place: { token }, landing, onIn }: Props) {
  const { way, askedBy, mailedTo } = landing
  const { t, said } = useTexts()
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
  const lead = t(
    '{name} asked you to complete forms. You do not need a login, and your answers are saved automatically.',
    { name: askedBy },
  )
  return (
    <OutsidePage title={t('Forms to complete')} lead={lead}>
      {refused !== undefined && <Notice kind="error">{said(refused)}</Notice>}
      {isMailed ? (
        <CodeStep
          lead={t('We emailed a code to {address}. It expires in 10 minutes.', { address: mailedTo })}
          busy={busy}
          error={fields['code'] && said(fields['code'])}
          onCode={(code) => void enter({ code })}
          onAnother={() => void mailCode()}
        />
      ) : way === 'PIN' ? (
        <PinStep busy={busy} error={fields['pin'] && said(fields['pin'])} onPin={(pin) => void enter({ pin })}>
          <Button kind="quiet" busy={busy} onClick={() => void mailCode()}>
            {t('I do not have a PIN. Email me a code')}
          </Button>
        </PinStep>
      ) : way === 'CODE' ? (
        <div className={classes.form}>
          <p>
            {t('This link was opened in another browser. To continue in this one, we will email a code to {address}.', {
              address: mailedTo,
            })}
          </p>
          <Button wide busy={busy} onClick={() => void mailCode()}>
            {t('Email me a code')}
          </Button>
        </div>
      ) : (
        <div className={classes.form}>
          <Button wide busy={busy} onClick={() => void enter({})}>
            {t('Start')}
          </Button>
        </div>
      )}
    </OutsidePage>
  )
}

/** A step in progress, and the result of the previous one. */
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
      const errors = refusedFields(error)
      setFields(errors)
      if (Object.keys(errors).length === 0)
        setRefused(reasonOf(error, 'We could not reach the portal. Please try again.'))
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
  const { t } = useTexts()
  const [pin, setPin] = useState('')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onPin(pin)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label={t('PIN')}
        description={t('Use the PIN from the person who sent you the link.')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        error={error}
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
      />
      <Button wide type="submit" busy={busy}>
        {t('Open')}
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
  const { t } = useTexts()
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
        {t('Open')}
      </Button>
      <Button kind="quiet" busy={busy} onClick={onAnother}>
        {t('Email another code')}
      </Button>
    </form>
  )
}
