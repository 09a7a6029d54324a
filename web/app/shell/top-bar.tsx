import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { homePath } from '@portico/contract/areas/session/landing.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { lazy, Suspense, useState } from 'react'
import { BrandLogo } from '../../areas/branding/branding.public.ts'
import { NotificationsButton, ProgressButton } from '../../areas/events/events.public.ts'
import { TasksButton } from '../../areas/tasks/tasks.public.ts'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { activeAccount } from '../../platform/upkeep/active-account.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { pagePart } from '../../platform/page-part.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { BrokerageMenu } from './brokerage-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

const HelpButton = lazy(pagePart(() => import('../screens/help/help-button.tsx')))

interface Props {
  readonly user: CurrentUser | null
  readonly account: Account | undefined
}

/** The bar at the top: logo, what waits for the user, and who the user is. */
export function TopBar({ user, account }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {user !== null && <DrawerButton user={user} account={account} />}
        <Logo user={user} account={account} />
        {user === null ? (
          <a href="/login" className={classes.login}>
            Log In
          </a>
        ) : (
          <div className={classes.tools}>
            <Suspense>
              <HelpButton />
            </Suspense>
            <PaletteButton user={user} account={account} />
            {account !== undefined && <TasksButton account={account} />}
            <Suspense>
              <ProgressButton userId={user.userId} />
            </Suspense>
            <NotificationsButton userId={user.userId} accountId={account?.accountCode} />
            <BrokerageMenu user={user} account={account} />
            <UserMenu user={user} account={account} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The logo leads home: to the account on screen, else to where the start page leads. */
function Logo({ user, account }: Props) {
  const home = user && homePath(user, account?.accountCode ?? activeAccount(user.userId))
  const content = <BrandLogo />
  return home === null ? (
    <a href="/login" className={classes.logo}>
      {content}
    </a>
  ) : (
    <AppLink href={home} className={classes.logo}>
      {content}
    </AppLink>
  )
}

/** On small screens the drawer waits behind a button. */
function DrawerButton({ user, account }: { readonly user: CurrentUser; readonly account: Account | undefined }) {
  const [opened, setOpened] = useState(false)
  return (
    <div className={classes.drawerButton}>
      <IconButton
        label="Menu"
        icon={<IconMenu2 size={24} stroke={1.6} />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Dialog title="Menu" side onClose={() => setOpened(false)}>
          <SideMenu user={user} account={account} onFollow={() => setOpened(false)} />
        </Dialog>
      )}
    </div>
  )
}
