import type { OpenInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { useNow } from '../../platform/now.ts'
import { askForLogin } from '../../platform/session.ts'
import { OutsidePage } from '../branding/branding.door.ts'
import { expiryWords } from '../../platform/words/expiry-words.ts'
import { goOn, startSession } from './go-on.ts'
import classes from './joining.module.css'
import { addressOf, type InvitationLink } from './joining-link.ts'
import { NewLoginForm } from './new-login-form.tsx'
import { OtherUser } from './other-user.tsx'
import { SpentLink, UnopenedLink } from './spent-link.tsx'
import { useOpenedLink } from './use-opened-link.ts'

interface Props {
  readonly link: InvitationLink
  readonly user: CurrentUser | null
}

/** Waits for a call that uses the link up; the page says so where it was spent meanwhile. */
type Redeem = <Answer>(answer: Promise<Answer>) => Promise<Answer>

/** An invitation, as whoever holds its link sees it. */
export function InvitationPage({ link, user }: Props) {
  const { identifier } = link
  const load = useCallback(() => call('GET /open/invitations/{identifier}', { params: { identifier } }), [identifier])
  const { opened, look, redeem } = useOpenedLink(link, load)
  if (opened.is === 'loading')
    return (
      <OutsidePage title="Invitation">
        <LoadingState lines={4} />
      </OutsidePage>
    )
  if (opened.is === 'failed') return <UnopenedLink onRetry={() => void look()} />
  if (opened.is === 'spent')
    return (
      <SpentLink
        title="This invitation cannot be used"
        advice="Whoever invited you can send it again. If you have a login already, what you were invited to may be there."
      />
    )
  const invitation = opened.data
  return (
    <OutsidePage title={`Join ${invitation.organization}`} lead={<Lead invitation={invitation} />}>
      <Acceptance link={link} user={user} invitation={invitation} redeem={redeem} />
    </OutsidePage>
  )
}

function Lead({ invitation: { invitedBy, organization, roles, email, expiresAt } }: { invitation: OpenInvitation }) {
  const now = useNow()
  const words = roles.map((role) => roleNames[role] ?? role).join(', ')
  return (
    <>
      {invitedBy} invites <span className={classes.email}>{email}</span> to {organization} as <strong>{words}</strong>.
      The invitation {expiryWords(expiresAt, now)}.
    </>
  )
}

interface AcceptanceProps extends Props {
  readonly invitation: OpenInvitation
  readonly redeem: Redeem
}

function Acceptance({ link, user, invitation, redeem }: AcceptanceProps) {
  const { email, firstName, lastName, hasLogin } = invitation
  const params = { identifier: link.identifier }
  if (user !== null && user.email.toLowerCase() !== email.toLowerCase())
    return <OtherUser user={user} email={email} backTo={addressOf(link)} />
  if (user !== null) return <AcceptAsUser link={link} user={user} redeem={redeem} />
  if (hasLogin)
    return (
      <div className={classes.buttons}>
        <p>You have a login with this e-mail already.</p>
        <Button wide onClick={() => askForLogin(addressOf(link))}>
          Log in to accept
        </Button>
      </div>
    )
  return (
    <NewLoginForm
      email={email}
      start={{ firstName, lastName }}
      submitLabel="Create login and join"
      send={async (body) => {
        await redeem(call('POST /open/invitations/{identifier}/accept', { params, body }))
        await startSession(link)
      }}
    />
  )
}

interface AcceptProps {
  readonly link: InvitationLink
  readonly user: CurrentUser
  readonly redeem: Redeem
}

function AcceptAsUser({ link, user, redeem }: AcceptProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const accept = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    const params = { identifier: link.identifier }
    try {
      await redeem(call('POST /api/invitations/{identifier}/accept', { params }))
      await goOn(link)
    } catch (error) {
      setRefused(reasonOf(error, 'The invitation could not be accepted. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <div className={classes.buttons}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <p className={classes.email}>You are logged in as {user.email}.</p>
      <Button wide busy={busy} onClick={() => void accept()}>
        Accept
      </Button>
    </div>
  )
}
