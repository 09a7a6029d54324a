import '../../kit/forms/without-eval.ts'
import { RegistrationCompletion } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useCallback } from 'react'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { call } from '../../platform/client.ts'
import { OutsidePage } from '../branding/branding.public.ts'
import { startSession } from './go-on.ts'
import { addressOf, type RegistrationLink } from './joining-link.ts'
import { NewLoginForm } from './new-login-form.tsx'
import { OtherUser } from './other-user.tsx'
import { SpentLink, UnopenedLink } from './spent-link.tsx'
import { errorsOf } from './use-joining-form.ts'
import { useOpenedLink } from './use-opened-link.ts'

interface Props {
  readonly link: RegistrationLink
  readonly user: CurrentUser | null
}

const company = RegistrationCompletion.pick({ companyName: true })

/** Completes a registration: the link proves the address, a password makes the login. */
export function RegistrationPage({ link, user }: Props) {
  const { t } = useTexts()
  const { identifier } = link
  const load = useCallback(() => call('GET /open/registrations/{identifier}', { params: { identifier } }), [identifier])
  const { opened, look, redeem } = useOpenedLink(link, load)
  if (opened.is === 'loading')
    return (
      <OutsidePage title={t('Your registration')}>
        <LoadingState lines={4} />
      </OutsidePage>
    )
  if (opened.is === 'failed') return <UnopenedLink onRetry={() => void look()} />
  if (opened.is === 'spent')
    return (
      <SpentLink
        title={t('This registration cannot be completed')}
        advice={t('Register again to get a new link. If you already completed your registration, log in.')}
        another
      />
    )
  const { email, firstName, lastName, companyName, brokerName } = opened.data
  return (
    <OutsidePage
      title={t('Complete your registration')}
      lead={
        brokerName === null
          ? t('Create a password to finish.')
          : t('Create a password to join {brokerage}.', { brokerage: brokerName })
      }
    >
      {user === null ? (
        <NewLoginForm
          email={email}
          start={{ firstName, lastName, companyName }}
          check={(values) => errorsOf(company.safeParse(values))}
          submitLabel={t('Complete registration')}
          send={async (body) => {
            await redeem(call('POST /open/registrations/{identifier}/complete', { params: { identifier }, body }))
            await startSession(link)
          }}
        />
      ) : (
        <OtherUser user={user} email={email} backTo={addressOf(link)} />
      )}
    </OutsidePage>
  )
}
