import { CopyButton } from '../../kit/controls/copy-button.tsx'
import { QrCode } from '../../kit/data/qr-code.tsx'
import classes from './two-factor.module.css'

interface Props {
  readonly secret: string
  /** The same with name and issuer, as authenticator apps read it. */
  readonly uri: string
}

/** What an authenticator app needs: to point a camera at, and as text. */
export function AuthenticatorSecret({ secret, uri }: Props) {
  return (
    <div className={classes.authenticator}>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className={classes.words}>
        <p>Open your authenticator app, add an account, and scan the QR code. Or enter this key:</p>
        <p className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <CopyButton label="Copy key" text={secret} done="Key copied." />
        <p>Then enter the 6-digit code from the app.</p>
      </div>
    </div>
  )
}
