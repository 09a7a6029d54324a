import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useId } from 'react'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import { MenuIcon } from './menus/menu-icon.tsx'
import { trailOf, type MenuItem, type MenuSection } from './menus/menu-item.ts'
import classes from './side-menu.module.css'
import { useMenus } from './menus/use-menus.ts'

interface Props {
  readonly user: CurrentUser
  readonly account: Account | undefined
  readonly onFollow?: () => void
  /** Icons alone, with their names as tooltips. */
  readonly isSlim?: boolean
  readonly onResize?: (isSlim: boolean) => void
}

/**
 * The drawer: the menu of the account on screen, outside of one that of the brokerage, the ways between accounts, and the
 * admin menu of administrators.
 */
export function SideMenu({ user, account, onFollow, isSlim = false, onResize }: Props) {
  const { path } = useCurrentPage()
  const menus = useMenus(user, account)
  const shared = { path, onFollow, isSlim }
  return (
    <div className={classes.menu} data-slim={isSlim}>
      <div className={classes.head}>
        {account !== undefined && (
          <div className={classes.account}>
            <Monogram name={account.companyName} square />
            <p className={classes.label}>
              {account.companyName}
              <small>{account.accountCode}</small>
            </p>
          </div>
        )}
        {onResize !== undefined && (
          <IconButton
            label={isSlim ? 'Expand menu' : 'Collapse menu'}
            icon={<MenuIcon name={isSlim ? 'LayoutSidebarLeftExpand' : 'LayoutSidebarLeftCollapse'} />}
            small
            className={classes.resize}
            onClick={() => onResize(!isSlim)}
          />
        )}
      </div>
      <Navigation label="Account" sections={menus.account} {...shared} />
      {account === undefined && <Navigation label="Brokerage" sections={byBrokerage(menus.brokerage)} {...shared} />}
      <Navigation label="General" sections={[{ title: null, items: menus.general }]} {...shared} />
      <Navigation label="Administration" sections={[{ title: 'Administration', items: menus.admin }]} {...shared} />
    </div>
  )
}

/** The pages of each brokerage under its code; those of one alone need no heading. */
function byBrokerage(items: readonly MenuItem[]): MenuSection[] {
  const codes = [...new Set(items.map(({ detail = null }) => detail))]
  return codes.map((title) => ({ title, items: items.filter(({ detail = null }) => detail === title) }))
}

interface NavigationProps {
  readonly label: string
  readonly sections: readonly MenuSection[]
  readonly path: string
  readonly onFollow: (() => void) | undefined
  readonly isSlim: boolean
}

function Navigation({ label, sections, path, onFollow, isSlim }: NavigationProps) {
  const items = sections.flatMap((section) => section.items)
  const id = useId()
  if (items.length === 0) return null
  const trail = trailOf(items, path)
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
            {groupsOf(ofSection).map(([group, ofGroup]) => {
              const links = ofGroup.map((item) => (
                <Item key={item.href} item={item} current={placeOf(item, trail)} onFollow={onFollow} isSlim={isSlim} />
              ))
              if (group === undefined || isSlim || links.length === 1) return links
              return (
                <li key={group}>
                  <details open={ofGroup.some((item) => trail.includes(item))}>
                    <summary className={classes.item}>{group}</summary>
                    <ul className={classes.items}>{links}</ul>
                  </details>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Items in their order, those of a group together. */
const groupsOf = (items: readonly MenuItem[]) =>
  [...Map.groupBy(items, ({ group, href }) => group ?? href).values()].map(
    (ofGroup) => [ofGroup[0]!.group, ofGroup] as const,
  )

/** The item of the page on screen, or the one that its page belongs to. */
function placeOf(item: MenuItem, trail: readonly MenuItem[]): 'page' | 'true' | undefined {
  if (!trail.includes(item)) return undefined
  return item === trail.at(-1) ? 'page' : 'true'
}

interface ItemProps extends Pick<NavigationProps, 'onFollow' | 'isSlim'> {
  readonly item: MenuItem
  readonly current: 'page' | 'true' | undefined
}

function Item({ item: { label, href, icon, unread = 0 }, current, onFollow, isSlim }: ItemProps) {
  return (
    <li>
      <AppLink
        href={href}
        className={classes.item}
        aria-current={current}
        title={isSlim ? label : undefined}
        onClick={onFollow}
      >
        <MenuIcon name={icon} size={20} />
        <span className={classes.label}>{label}</span>
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
