import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { logOutFirst } from '../../platform/session.ts'
import classes from './joining.module.css'

interface Props {
  readonly user: CurrentUser
  readonly email: string
  readonly backTo: string
}

/** Someone else is logged in than the one the link was sent to. */
export function OtherUser({ user, email, backTo }: Props) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    await logOutFirst()
    location.replace(backTo)
  }
  return (
    <>
      <Notice kind="warning">
        <p className={classes.email}>
          {t('You are logged in as {email}. This link was sent to {address}.', { email: user.email, address: email })}
        </p>
      </Notice>
      <div className={classes.buttons}>
        <Button busy={busy} onClick={() => void leave()}>
          {t('Log out and continue')}
        </Button>
        <a href="/">{t('Stay logged in as {name}', { name: user.firstName })}</a>
      </div>
    </>
  )
}
