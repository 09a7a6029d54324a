import type { ReactNode } from 'react'
import { CoverPage } from '../../../kit/layout/cover-page.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { ResetByLink } from './reset-by-link.tsx'
import classes from './reset.module.css'

interface Props {
  readonly brandName: string
  readonly logo: ReactNode
  /** Of the link that was mailed; without it the page asks whom to mail one. */
  readonly identifier: string | undefined
}

/** A forgotten password: asks for a link, or sets a new one by it. */
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
