import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useState } from 'react'
import { InvitationPage } from './invitation-page.tsx'
import { openLink } from './joining-link.ts'
import { PreRegistrationPage } from './pre-registration-page.tsx'
import { RegistrationPage } from './registration-page.tsx'

/** How a person gets a login: by invitation, or by registering. */
export default function JoiningScreen({ user }: { readonly user: CurrentUser | null }) {
  const [link] = useState(() => openLink(location))
  switch (link.page) {
    case 'pre-register':
      return <PreRegistrationPage />
    case 'register':
      return <RegistrationPage link={link} user={user} />
    case 'invite':
    case 'broker-invite':
      return <InvitationPage link={link} user={user} />
  }
}
