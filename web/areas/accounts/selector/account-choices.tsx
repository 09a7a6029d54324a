import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useRef } from 'react'
import { Monogram } from '../../../kit/data/monogram.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { RenewalDate } from '../list/renewal-date.tsx'
import classes from './account-choices.module.css'

interface Props {
  readonly accounts: readonly AccountListing[]
  readonly unreadOf: (accountCode: string) => number
  /** Opens the first of them, as if it had been followed. */
  readonly opensFirst?: boolean
}

/** Accounts to choose from, each a link to its dashboard. */
export function AccountChoices({ accounts, unreadOf, opensFirst = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (opensFirst) list.current?.querySelector('a')?.click()
  }, [opensFirst])
  return (
    <ul ref={list} className={classes.choices}>
      {accounts.map((account) => (
        <li key={account.accountCode}>
          <Choice account={account} unread={unreadOf(account.accountCode)} />
        </li>
      ))}
    </ul>
  )
}

function Choice({ account, unread }: { readonly account: AccountListing; readonly unread: number }) {
  const { accountCode, companyName, brokerName, brokerRelationship, primaryEffectiveDate } = account
  return (
    <AppLink href={`/${encodeURIComponent(accountCode)}/dashboard`} className={classes.choice}>
      <Monogram name={companyName} square />
      <span className={classes.words}>
        <span className={classes.name}>
          {companyName}
          {brokerRelationship === 'PROSPECT' && <Pill tone="warning">Prospect</Pill>}
          {unread > 0 && (
            <Pill tone="brand">
              <IconBell size={13} aria-hidden />
              {unread} unread
            </Pill>
          )}
        </span>
        <small>
          {accountCode} · {brokerName}
        </small>
      </span>
      <span className={classes.renewal}>
        <small>Next renewal</small>
        <RenewalDate date={primaryEffectiveDate} />
      </span>
      <IconChevronRight size={18} className={classes.sign} aria-hidden />
    </AppLink>
  )
}
