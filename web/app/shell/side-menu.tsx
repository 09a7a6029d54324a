import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { isBrokerageUser } from '../../areas/session/session.door.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import classes from './side-menu.module.css'

interface Item {
  readonly label: string
  readonly href: string
  readonly Icon: typeof IconUser
  /** Pages below this one that belong to it. */
  readonly alsoUnder?: string
}

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
  readonly onFollow?: () => void
}

/** The menu of the account on screen, and the ways between accounts. Only pages that exist have an item. */
export function SideMenu({ user, account, onFollow }: Props) {
  const { path } = useCurrentPage()
  return (
    <div className={classes.menu}>
      {account !== undefined && (
        <>
          <div className={classes.account}>
            <Monogram name={account.companyName} square />
            <p>
              {account.companyName}
              <small>{account.accountCode}</small>
            </p>
          </div>
          <Items label="Account" items={accountItems(account)} path={path} onFollow={onFollow} />
        </>
      )}
      <Items label="General" items={generalItems(user, account)} path={path} onFollow={onFollow} />
    </div>
  )
}

function accountItems({ accountCode, brokerRelationship }: Account): Item[] {
  const home = `/${encodeURIComponent(accountCode)}`
  const policies: Item = {
    label: 'Policies',
    href: `${home}/policy`,
    Icon: IconShieldCheck,
    alsoUnder: `${home}/policy-admin/`,
  }
  return [
    { label: 'Dashboard', href: `${home}/dashboard`, Icon: IconLayoutDashboard },
    // Policies are for clients; a prospect has none yet.
    ...(brokerRelationship === 'PROSPECT' ? [] : [policies]),
  ]
}

function generalItems(user: CurrentUser, account: Account | undefined): Item[] {
  const maySwitch = isBrokerageUser(user) || user.hasMultipleAccounts
  return [
    ...(user.isAdmin ? [{ label: 'Accounts', href: '/admin/accounts', Icon: IconListSearch }] : []),
    ...(maySwitch
      ? [
          {
            label: account === undefined ? 'Choose Account' : 'Switch Account',
            href: '/account-selector',
            Icon: IconSwitchHorizontal,
          },
        ]
      : []),
    ...(account === undefined ? [{ label: 'My User', href: '/my-user', Icon: IconUser }] : []),
  ]
}

interface ItemsProps {
  readonly label: string
  readonly items: readonly Item[]
  readonly path: string
  readonly onFollow: (() => void) | undefined
}

function Items({ label, items, path, onFollow }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.href}>
            <AppLink
              href={item.href}
              className={classes.item}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              onClick={onFollow}
            >
              <item.Icon size={20} stroke={1.7} aria-hidden />
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isCurrent({ href, alsoUnder }: Item, path: string): boolean {
  return path === href || (alsoUnder !== undefined && path.startsWith(alsoUnder))
}
