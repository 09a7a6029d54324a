import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { type Section, Sections } from '../../kit/layout/sections.tsx'
import { SchemeChoice } from '../../kit/theme/scheme-choice.tsx'
import { PasswordCard, TwoFactorCard } from '../credentials/credentials.public.ts'
import { SessionsCard } from '../session/session.public.ts'
import { EmailCard } from './email-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RolesCard } from './roles-card.tsx'

const sections: readonly Section[] = [
  { id: 'profile', title: 'Profile', Content: ProfileCard },
  { id: 'email', title: 'Email', Content: EmailCard },
  { id: 'password', title: 'Password', Content: PasswordCard },
  { id: 'two-factor', title: 'Two-factor', Content: TwoFactorCard },
  { id: 'sessions', title: 'Sessions', Content: SessionsCard },
  { id: 'appearance', title: 'Appearance', Content: AppearanceCard },
  { id: 'roles', title: 'Roles and accounts', Content: RolesCard },
]

/** Who the user is to the portal, and how they get in. */
export default function MyUserScreen() {
  return (
    <Page title="My User">
      <Sections sections={sections} />
    </Page>
  )
}

function AppearanceCard({ id, title }: Pick<Section, 'id' | 'title'>) {
  return (
    <Card id={id} title={title}>
      <SchemeChoice labelHidden />
    </Card>
  )
}
