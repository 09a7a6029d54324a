import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { FeaturesDialog } from '../../areas/features/features.door.ts'
import { fullName } from '../../areas/session/session.door.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { SchemeChoice } from '../../kit/theme/scheme-choice.tsx'
import { endSession } from '../../platform/session.ts'
import { userPages } from './staff-menus.ts'
import classes from './user-menu.module.css'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
}

/** Who is logged in, how the portal looks, the flags of the account for administrators, and the way out. */
export function UserMenu({ user, account }: Props) {
  const { history } = useRouter()
  const [featuresOpened, setFeaturesOpened] = useState(false)
  const features = { label: 'Features', icon: <IconFlag size={18} />, onSelect: () => setFeaturesOpened(true) }
  return (
    <>
      <Menu
        label="User menu"
        icon={<Monogram name={fullName(user)} picture={user.profilePicture} />}
        heading={
          <>
            <p className={classes.name}>{fullName(user)}</p>
            <p className={classes.email}>{user.email}</p>
            <SchemeChoice />
          </>
        }
        items={[
          ...userPages.map(({ label, href, Icon }) => ({
            label,
            icon: <Icon size={18} />,
            onSelect: () => history.push(href),
          })),
          ...(user.isAdmin && account !== undefined ? [features] : []),
          {
            label: 'Log Out',
            icon: <IconLogout size={18} />,
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
