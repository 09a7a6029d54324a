import type { AccountInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { formatDate } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { fullName } from '../session/session.public.ts'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { expiryText } from '../../platform/text/expiry-text.ts'
import classes from './people.module.css'

export type Pending = Omit<AccountInvitation, 'role' | 'permissions'>

interface Props<Invitation extends Pending> {
  readonly invitations: readonly Invitation[]
  /** What the invitation gives, as text. */
  readonly rightsOf: (invitation: Invitation) => string
  /** Omitted for people who may only read. */
  readonly calls?: InvitationCalls | undefined
}

export interface InvitationCalls {
  readonly resend: (invitationId: string) => Promise<void>
  readonly revoke: (invitationId: string) => Promise<void>
}

/** An invitation has no username yet; the email becomes it. */
const nameOf = (invitation: Pending) => fullName({ ...invitation, username: invitation.email })

/** Pending invitations. */
export function InvitationList<Invitation extends Pending>({ invitations, rightsOf, calls }: Props<Invitation>) {
  const now = useNow()
  return (
    <ul className={classes.invitations}>
      {invitations.map((invitation) => (
        <li key={invitation.invitationId}>
          <div className={classes.words}>
            <strong>{nameOf(invitation)}</strong>
            <small>{invitation.email}</small>
            <div className={classes.facts}>
              <span>{rightsOf(invitation)}</span>
              <span>
                Sent {formatDate(new Date(invitation.sentAt))} by {invitation.invitedBy}
              </span>
              <Pill tone={invitation.hasExpired ? 'danger' : 'neutral'}>
                {capitalized(expiryText(invitation.expiresAt, now))}
              </Pill>
            </div>
          </div>
          {calls !== undefined && <Ways invitation={invitation} calls={calls} />}
        </li>
      ))}
    </ul>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function Ways({ invitation, calls }: { readonly invitation: Pending; readonly calls: InvitationCalls }) {
  const [busy, setBusy] = useState(false)
  const [revoking, setRevoking] = useState(false)
  const { invitationId, email } = invitation

  const resend = async (): Promise<void> => {
    setBusy(true)
    try {
      await calls.resend(invitationId)
      toasts.show('success', `Invitation sent again to ${email}. The earlier link no longer works.`)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The invitation could not be sent. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <div className={classes.buttons}>
      <Button kind="secondary" small busy={busy} aria-label={`Resend to ${email}`} onClick={() => void resend()}>
        Resend
      </Button>
      <Button kind="quiet-danger" small aria-label={`Revoke for ${email}`} onClick={() => setRevoking(true)}>
        Revoke
      </Button>
      {revoking && (
        <ConfirmCall
          title="Revoke invitation?"
          confirmLabel="Revoke"
          failure="The invitation could not be revoked. Please try again."
          run={() => calls.revoke(invitationId)}
          onClose={() => setRevoking(false)}
        >
          <p>
            The link emailed to {nameOf(invitation)} at {email} will stop working. You can invite them again at any
            time.
          </p>
        </ConfirmCall>
      )}
    </div>
  )
}
