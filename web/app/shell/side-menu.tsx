import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useId } from 'react'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import { currentItem, type MenuItem, type MenuSection } from './menu-item.ts'
import classes from './side-menu.module.css'
import { useMenus } from './use-menus.ts'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
  readonly onFollow?: () => void
}

/** The drawer: the menu of the account on screen, the ways between accounts, and the admin menu of administrators. */
export function SideMenu({ user, account, onFollow }: Props) {
  const { path } = useCurrentPage()
  const menus = useMenus(user, account)
  const shared = { path, onFollow }
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
          <Navigation label="Account" sections={menus.account} {...shared} />
        </>
      )}
      <Navigation label="General" sections={[{ title: null, items: menus.general }]} {...shared} />
      <Navigation label="Administration" sections={[{ title: 'Administration', items: menus.admin }]} {...shared} />
    </div>
  )
}

interface NavigationProps {
  readonly label: string
  readonly sections: readonly MenuSection[]
  readonly path: string
  readonly onFollow: (() => void) | undefined
}

function Navigation({ label, sections, path, onFollow }: NavigationProps) {
  const items = sections.flatMap((section) => section.items)
  const id = useId()
  if (items.length === 0) return null
  const current = currentItem(items, path)
  return (
    <nav aria-label={label}>
      {sections.map(({ title, items: ofSection }) => (
        <section key={title} className={classes.section}>
          {title !== null && (
            <p id={`${id}-${title}`} className={classes.title}>
              {title}
            </p>
          )}
          <ul className={classes.items} aria-labelledby={title === null ? undefined : `${id}-${title}`}>
            {ofSection.map((item) => (
              <Item key={item.href} item={item} isCurrent={item === current} onFollow={onFollow} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface ItemProps extends Pick<NavigationProps, 'onFollow'> {
  readonly item: MenuItem
  readonly isCurrent: boolean
}

function Item({ item: { label, href, Icon, unread = 0 }, isCurrent, onFollow }: ItemProps) {
  return (
    <li>
      <AppLink href={href} className={classes.item} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
        <Icon size={20} stroke={1.7} aria-hidden />
        {label}
        {unread > 0 && (
          <span className={classes.unread}>
            {unread > 99 ? '99+' : unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </AppLink>
    </li>
  )
}
