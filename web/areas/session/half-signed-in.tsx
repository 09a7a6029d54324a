import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { endSession } from '../../platform/session.ts'
import classes from './half-signed-in.module.css'

/** A pending session step before the portal opens, and a way to log out of it. */
export function HalfSignedIn({ children }: { readonly children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      {children}
      <p className={classes.back}>
        <Button
          kind="quiet"
          small
          busy={leaving}
          onClick={() => {
            setLeaving(true)
            endSession('logged-out')
          }}
        >
          Back To Login
        </Button>
      </p>
    </>
  )
}
