import type { CurrentUser, TfaType } from '@portico/contract/areas/session/session.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeRequests } from './code-requests.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import classes from './step.module.css'

interface Props {
  readonly user: Pick<CurrentUser, 'tfaPhone' | 'tfaType'>
  readonly brandName: string
  /** The code was right. */
  readonly onDone: () => void
}

/** The second step: a code from the user's phone or app, or a recovery code in its place. */
export default function CodeStep({ user: { tfaPhone, tfaType }, brandName, onDone }: Props) {
  const [recovering, setRecovering] = useState(false)
  const isSent = tfaType === 'SMS' || tfaType === 'VOICE'
  return (
    <>
      <PageTitle>{recovering ? 'Use a recovery code' : 'Enter your code'}</PageTitle>
      {recovering ? (
        <RecoveryCodeForm brandName={brandName} onDone={onDone} />
      ) : (
        <>
          <p className={classes.lead}>{whereFrom(tfaType, tfaPhone)}</p>
          {isSent && <CodeRequests tfaPhone={tfaPhone ?? ''} tfaType={tfaType} brandName={brandName} />}
          <CodeForm tfaPhone={tfaPhone} brandName={brandName} onDone={onDone} />
        </>
      )}
      <p className={classes.instead}>
        <Button kind="quiet" small onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use a code instead' : 'Use a recovery code'}
        </Button>
      </p>
    </>
  )
}

function whereFrom(type: TfaType | null, phone: string | null): string {
  if (type === 'SMS') return `We will text a code to ${phone}. It is valid for 5 minutes.`
  if (type === 'VOICE') return `We will call ${phone} and read a code to you. It is valid for 5 minutes.`
  return 'Enter the 6-digit code from your authenticator app.'
}
