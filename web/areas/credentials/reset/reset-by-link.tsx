import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ErrorState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { openLogin } from '../../../platform/session.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { newPasswordError, noNewPassword } from '../new-password.ts'
import { resetFailure, type ResetFailure } from './reset-failure.ts'
import classes from './reset.module.css'

type Link = 'looking' | 'works' | 'spent' | 'unknown'

/** Sets a new password with an emailed link, or says that the link has expired and how to get another. */
export function ResetByLink({ identifier }: { readonly identifier: string }) {
  const [link, setLink] = useState<Link>('looking')
  useEffect(() => {
    if (link !== 'looking') return
    call('GET /open/password-reset/{identifier}', { params: { identifier } }).then(
      () => setLink('works'),
      (error: unknown) => setLink(statusOf(error) === 404 ? 'spent' : 'unknown'),
    )
  }, [link, identifier])

  if (link === 'spent')
    return (
      <>
        <PageTitle>This link has expired</PageTitle>
        <p>{texts.resetLinkSpent}</p>
        <p>
          <a href="/password-reset">Request a new link</a>
        </p>
      </>
    )
  return (
    <>
      <PageTitle>Choose a new password</PageTitle>
      {link === 'looking' && <LoadingState />}
      {link === 'unknown' && (
        <ErrorState title="The link could not be checked. Please try again." onRetry={() => setLink('looking')} />
      )}
      {link === 'works' && <NewPasswordForm identifier={identifier} onSpent={() => setLink('spent')} />}
    </>
  )
}

interface FormProps {
  readonly identifier: string
  readonly onSpent: () => void
}

function NewPasswordForm({ identifier, onSpent }: FormProps) {
  const [value, setValue] = useState(noNewPassword)
  const [failure, setFailure] = useState<ResetFailure>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const password = newPasswordError(value)
    setFailure({ password })
    if (password !== undefined) return
    setBusy(true)
    try {
      await call('POST /auth/password-reset/{identifier}', {
        params: { identifier },
        body: { password: value.password },
      })
      openLogin('password-updated')
    } catch (error) {
      setBusy(false)
      if (statusOf(error) === 404) onSpent()
      else setFailure(resetFailure(error, false))
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      {failure.text !== undefined && <Notice kind="error">{failure.text}</Notice>}
      <NewPasswordFields value={value} onChange={setValue} error={failure.password} />
      <Button type="submit" wide busy={busy}>
        Save password
      </Button>
      <p className={classes.lead}>
        Use the new password the next time you log in. You will be logged out on all devices.
      </p>
    </form>
  )
}
