import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useCurrentPage } from '../../platform/current-page.ts'
import { cut } from '../../platform/formats.ts'
import classes from './breadcrumbs.module.css'
import { trailOf } from './menus/menu-item.ts'
import { useMenus } from './menus/use-menus.ts'
import { useShownTitle } from './use-shown-title.ts'

/** Characters of a company's name that fit. */
const nameLength = 25

interface Props {
  readonly user: CurrentUser
  readonly account: Account
}

/** Whose account this is, the pages above the one on screen, and that one. */
export function Breadcrumbs({ user, account }: Props) {
  const { path } = useCurrentPage()
  const title = useShownTitle(account)
  const items = useMenus(user, account).account.flatMap((section) => section.items)
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol>
        <li>
          <AppLink href={`/${encodeURIComponent(account.accountCode)}/dashboard`} title={account.companyName}>
            {cut(account.companyName, nameLength)}&apos;s
          </AppLink>
        </li>
        {trailOf(items, path)
          .filter(({ href }) => href !== path)
          .map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        {title !== '' && <li aria-current="page">{title}</li>}
      </ol>
    </nav>
  )
}
