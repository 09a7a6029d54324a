import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { ComponentType } from 'react'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Monogram } from '../../../kit/data/monogram.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { RenewalDate } from '../list/renewal-date.tsx'
import classes from './account-columns.module.css'

interface Wanted {
  readonly withBrokerage: boolean
  /** Where the people of an account are looked after; undefined if the user does not. */
  readonly peopleOf: (account: AccountListing) => string | undefined
  readonly more?: readonly Column<AccountListing>[] | undefined
  /** What can be done about an account. */
  readonly Actions?: ComponentType<{ readonly account: AccountListing }> | undefined
}

/** The columns of the working list. The server sorts, so no column does. */
export function accountColumns({ withBrokerage, peopleOf, more = [], Actions }: Wanted): Column<AccountListing>[] {
  return [
    {
      key: 'company',
      header: 'Company',
      cell: (account) => (
        <AppLink href={`/${encodeURIComponent(account.accountCode)}/dashboard`} className={classes.company}>
          <Monogram name={account.companyName} square />
          <span>
            {account.companyName}
            <small>{account.accountCode}</small>
          </span>
        </AppLink>
      ),
    },
    {
      key: 'relationship',
      header: 'Relationship',
      cell: ({ brokerRelationship }) =>
        brokerRelationship === 'PROSPECT' ? <Pill tone="warning">Prospect</Pill> : <Pill tone="brand">Client</Pill>,
    },
    ...(withBrokerage
      ? [{ key: 'brokerage', header: 'Brokerage', cell: ({ brokerName }: AccountListing) => brokerName }]
      : []),
    { key: 'phase', header: 'Phase', cell: ({ phase }) => phase },
    { key: 'advisor', header: 'Advisor', cell: ({ advisor }) => advisor ?? 'Unassigned' },
    {
      key: 'renewal',
      header: 'Next renewal',
      cell: ({ primaryEffectiveDate }) => <RenewalDate date={primaryEffectiveDate} />,
    },
    ...more,
    {
      key: 'people',
      header: 'People',
      cell: (account) => {
        const href = peopleOf(account)
        if (href === undefined) return '–'
        return (
          <AppLink href={href} className={classes.people}>
            People<VisuallyHidden> of {account.companyName}</VisuallyHidden>
          </AppLink>
        )
      },
    },
    ...(Actions === undefined
      ? []
      : [{ key: 'actions', header: 'Actions', cell: (account: AccountListing) => <Actions account={account} /> }]),
  ]
}
