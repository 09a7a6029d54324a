import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { BrokerageCards, brokerageChoices } from '../../brokerages/brokerages.public.ts'
import { type AccountFilter, accountFilter, isNarrowed, queryOf } from '../list/account-filter.ts'
import { AccountList } from '../list/account-list.tsx'
import { accountColumns } from './account-columns.tsx'
import classes from './account-work-screen.module.css'
import { DownloadButton } from './download-button.tsx'
import { AccountFilterBar } from './account-filter-bar.tsx'
import { type BulkWork, WorkTable } from './work-table.tsx'

interface Props {
  /** All accounts there are, those of the brokerages that one works for, or those of one brokerage by code. */
  readonly scope: 'platform' | 'brokerages' | { readonly brokerCode: string }
  /** The filter, as the address of the page holds it. */
  readonly address: Readonly<Record<string, unknown>>
  readonly onFilter: (filter: AccountFilter) => void
  /** Shown next to the heading. */
  readonly action?: ReactNode
  /** What can be done about an account of the list. */
  readonly Actions?: ComponentType<{ readonly account: AccountListing }>
  /** What can be done to accounts that someone chooses, and to which of them. */
  readonly bulk?: BulkWork
  readonly columnsOf?: (accounts: readonly AccountListing[]) => readonly Column<AccountListing>[]
}

/** The list that administrators and brokerage staff work through: narrowed, ordered, opened, taken along. */
export default function AccountWorkScreen({ scope, address, onFilter, action, Actions, bulk, columnsOf }: Props) {
  const filter = accountFilter(address)
  const brokerages = useQuery(brokerageChoices).data?.items ?? []
  const isStaffOf = (code: string) => brokerages.some(({ brokerCode }) => brokerCode === code)
  const isPlatform = scope === 'platform'
  const isHome = scope === 'brokerages'
  const only = typeof scope === 'object' ? scope.brokerCode : undefined
  const clear = (): void => onFilter(filter.sort === undefined ? {} : { sort: filter.sort })
  return (
    <Page
      {...headings[typeof scope === 'object' ? 'brokerage' : scope]}
      eyebrow={brokerages.find(({ brokerCode }) => brokerCode === only)?.brokerName}
      action={action}
    >
      {isHome && <BrokerageCards />}
      <section className={classes.accounts} aria-label="Accounts">
        {isHome && <h2 className={classes.title}>Accounts</h2>}
        <AccountFilterBar
          filter={filter}
          onFilter={onFilter}
          onClear={clear}
          brokerages={only === undefined ? brokerages : []}
        />
        <div className={classes.list}>
          <AccountList
            query={queryOf(only === undefined ? filter : { ...filter, brokerage: only })}
            Action={DownloadButton}
            nothing={<Nothing isNarrowed={isNarrowed(filter)} onClear={clear} />}
          >
            {(accounts) => (
              <WorkTable
                bulk={bulk}
                columns={accountColumns({
                  withBrokerage: only === undefined && (isPlatform || brokerages.length > 1),
                  Actions,
                  more: columnsOf?.(accounts),
                  peopleOf: ({ accountCode, brokerCode }) =>
                    isPlatform
                      ? `/admin/accounts/${accountCode}/users`
                      : isStaffOf(brokerCode)
                        ? `/brokerage-administration/${brokerCode}/accounts/${accountCode}/users`
                        : undefined,
                })}
                accounts={accounts}
              />
            )}
          </AccountList>
        </div>
      </section>
    </Page>
  )
}

const headings = {
  platform: { title: 'Accounts', lead: 'Every account of the platform.' },
  brokerages: { title: 'Brokerage', lead: 'Where you work, and the accounts that you serve.' },
  brokerage: { title: 'Accounts', lead: 'Clients and prospects of the brokerage.' },
} as const

function Nothing({ isNarrowed: narrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (!narrowed)
    return <EmptyState title="No accounts yet">Accounts appear here when the first one is added.</EmptyState>
  return (
    <EmptyState
      title="No matching accounts"
      action={
        <Button kind="secondary" small onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      No accounts match your search and filters. Remove a filter to see more.
    </EmptyState>
  )
}
