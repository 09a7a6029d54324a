import type { ReactNode } from 'react'
import { CoverPage } from '../../../kit/layout/cover-page.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { ResetByLink } from './reset-by-link.tsx'
import classes from './reset.module.css'

interface Props {
  readonly brandName: string
  readonly logo: ReactNode
  /** From the emailed link; without it the page asks where to email one. */
  readonly identifier: string | undefined
}

/** A forgotten password: requests a link, or sets a new one with it. */
export default function PasswordResetScreen({ brandName, logo, identifier }: Props) {
  return (
    <CoverPage logo={logo} brandName={brandName}>
      {identifier === undefined ? <AskForLink brandName={brandName} /> : <ResetByLink identifier={identifier} />}
      <p className={classes.back}>
        <a href="/login">Back To Login</a>
      </p>
    </CoverPage>
  )
}
