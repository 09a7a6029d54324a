import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { FeaturesDialog } from '../../areas/features/features.public.ts'
import { fullName } from '../../areas/session/session.public.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { pagePart } from '../../platform/page-part.ts'
import { endSession } from '../../platform/session.ts'
import { MenuIcon } from './menus/menu-icon.tsx'
import { userPages } from './menus/staff-menus.ts'
import classes from './user-menu.module.css'

const schemeChoice = pagePart(() => import('../../kit/theme/scheme-choice.tsx'))
const SchemeChoice = lazy(async () => ({ default: (await schemeChoice()).SchemeChoice }))

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
}

/** The user's name, the color scheme, the account's flags for administrators, and logout. */
export function UserMenu({ user, account }: Props) {
  const { history } = useRouter()
  const [featuresOpened, setFeaturesOpened] = useState(false)
  const features = { label: 'Features', icon: <MenuIcon name="Flag" />, onSelect: () => setFeaturesOpened(true) }
  return (
    <>
      <Menu
        label="User menu"
        icon={<Monogram name={fullName(user)} picture={user.profilePicture} />}
        heading={
          <>
            <p className={classes.name}>{fullName(user)}</p>
            <p className={classes.email}>{user.email}</p>
            <div className={classes.appearance}>
              <Suspense>
                <SchemeChoice />
              </Suspense>
            </div>
          </>
        }
        items={[
          ...userPages.map(({ label, href, icon }) => ({
            label,
            icon: <MenuIcon name={icon} />,
            onSelect: () => history.push(href),
          })),
          ...(user.isAdmin && account !== undefined ? [features] : []),
          {
            label: 'Log Out',
            icon: <MenuIcon name="Logout" />,
            separated: true,
            onSelect: () => endSession('logged-out'),
          },
        ]}
      />
      {featuresOpened && (
        <Suspense>
          <FeaturesDialog account={account} onClose={() => setFeaturesOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
