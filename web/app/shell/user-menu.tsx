import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useRouter } from '@tanstack/react-router'
import { fullName } from '../../areas/session/session.door.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { SchemeChoice } from '../../kit/theme/scheme-choice.tsx'
import { endSession } from '../../platform/session.ts'
import classes from './user-menu.module.css'

/** Who is logged in, how the portal looks, and the way out. */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const { history } = useRouter()
  return (
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
        { label: 'My User', icon: <IconUser size={18} />, onSelect: () => history.push('/my-user') },
        { label: 'Help', icon: <IconHelp size={18} />, onSelect: () => history.push('/help') },
        {
          label: 'Log Out',
          icon: <IconLogout size={18} />,
          separated: true,
          onSelect: () => endSession('logged-out'),
        },
      ]}
    />
  )
}
