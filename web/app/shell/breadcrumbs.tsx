import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { cut } from '../../platform/formats.ts'
import { useShownTitle } from './use-shown-title.ts'
import classes from './breadcrumbs.module.css'

/** Characters of a company's name that fit. */
const nameLength = 25

/** Whose account this is, and which page of it. */
export function Breadcrumbs({ account }: { readonly account: Account }) {
  const title = useShownTitle(account)
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol>
        <li>
          <AppLink href={`/${encodeURIComponent(account.accountCode)}/dashboard`} title={account.companyName}>
            {cut(account.companyName, nameLength)}&apos;s
          </AppLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
