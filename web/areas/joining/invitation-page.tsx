import type { OpenInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { type Texts, useTexts } from '../../kit/language/texts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { askForLogin } from '../../platform/session.ts'
import { OutsidePage } from '../branding/branding.public.ts'
import { goOn, startSession } from './go-on.ts'
import classes from './joining.module.css'
import { addressOf, type InvitationLink } from './joining-link.ts'
import { NewLoginForm } from './new-login-form.tsx'
import { OtherUser } from './other-user.tsx'
import { SpentLink, UnopenedLink } from './spent-link.tsx'
import { useOpenedLink } from './use-opened-link.ts'
import { formatDate } from '../../platform/formats.ts'

interface Props {
  readonly link: InvitationLink
  readonly user: CurrentUser | null
}

/** Waits for a call that uses the link up; the page says if it was used since. */
type Redeem = <Answer>(answer: Promise<Answer>) => Promise<Answer>

/** An invitation as its recipient sees it. */
export function InvitationPage({ link, user }: Props) {
  const { t } = useTexts()
  const { identifier } = link
  const load = useCallback(() => call('GET /open/invitations/{identifier}', { params: { identifier } }), [identifier])
  const { opened, look, redeem } = useOpenedLink(link, load)
  if (opened.is === 'loading')
    return (
      <OutsidePage title={t('Invitation')}>
        <LoadingState lines={4} />
      </OutsidePage>
    )
  if (opened.is === 'failed') return <UnopenedLink onRetry={() => void look()} />
  if (opened.is === 'spent')
    return (
      <SpentLink
        title={t('This invitation cannot be used')}
        advice={t(
          'Ask the person who invited you to send a new invitation. If you already have a login, log in to see your accounts.',
        )}
      />
    )
  const invitation = opened.data
  return (
    <OutsidePage
      title={t('Join {organization}', { organization: invitation.organization })}
      lead={<span className={classes.email}>{leadOf(invitation, t)}</span>}
    >
      <Acceptance link={link} user={user} invitation={invitation} redeem={redeem} />
    </OutsidePage>
  )
}

function leadOf({ invitedBy, organization, roles, email, expiresAt }: OpenInvitation, t: Texts['t']): string {
  return t('{name} invites {email} to {organization} as {roles}. The invitation expires on {date}.', {
    name: invitedBy,
    email,
    organization,
    roles: roles.map((role) => roleNames[role] ?? role).join(', '),
    date: formatDate(new Date(expiresAt)),
  })
}

interface AcceptanceProps extends Props {
  readonly invitation: OpenInvitation
  readonly redeem: Redeem
}

function Acceptance({ link, user, invitation, redeem }: AcceptanceProps) {
  const { t } = useTexts()
  const { email, firstName, lastName, hasLogin } = invitation
  const params = { identifier: link.identifier }
  if (user !== null && user.email.toLowerCase() !== email.toLowerCase())
    return <OtherUser user={user} email={email} backTo={addressOf(link)} />
  if (user !== null) return <AcceptAsUser link={link} user={user} redeem={redeem} />
  if (hasLogin)
    return (
      <div className={classes.buttons}>
        <p>{t('A login with this email address already exists.')}</p>
        <Button wide onClick={() => askForLogin(addressOf(link))}>
          {t('Log in to accept')}
        </Button>
      </div>
    )
  return (
    <NewLoginForm
      email={email}
      start={{ firstName, lastName }}
      submitLabel={t('Create login and join')}
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
  const { t, said } = useTexts()
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
      setRefused(said(reasonOf(error, 'The invitation could not be accepted. Please try again.')))
      setBusy(false)
    }
  }
  return (
    <div className={classes.buttons}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <p className={classes.email}>{t('You are logged in as {email}.', { email: user.email })}</p>
      <Button wide busy={busy} onClick={() => void accept()}>
        {t('Accept')}
      </Button>
    </div>
  )
}
