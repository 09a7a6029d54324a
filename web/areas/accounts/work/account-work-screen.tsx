import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { BrokerageCards, brokerageChoices } from '../../brokerages/brokerages.door.ts'
import { type AccountFilter, accountFilter, isNarrowed, queryOf } from '../list/account-filter.ts'
import { AccountList } from '../list/account-list.tsx'
import { accountColumns } from './account-columns.tsx'
import classes from './account-work-screen.module.css'
import { DownloadButton } from './download-button.tsx'
import { FilterBar } from './filter-bar.tsx'

interface Props {
  /** All accounts there are, or those of the brokerages that one works for. */
  readonly scope: 'platform' | 'brokerage'
  /** The filter, as the address of the page holds it. */
  readonly address: Readonly<Record<string, unknown>>
  readonly onFilter: (filter: AccountFilter) => void
}

/** The list that administrators and brokerage staff work through: narrowed, ordered, opened, taken along. */
export default function AccountWorkScreen({ scope, address, onFilter }: Props) {
  const filter = accountFilter(address)
  const brokerages = useQuery(brokerageChoices).data?.items ?? []
  const isStaffOf = (code: string) => brokerages.some(({ brokerCode }) => brokerCode === code)
  const isPlatform = scope === 'platform'
  const clear = (): void => onFilter(filter.sort === undefined ? {} : { sort: filter.sort })
  return (
    <Page
      title={isPlatform ? 'Accounts' : 'Brokerage'}
      lead={isPlatform ? 'Every account of the platform.' : 'Where you work, and the accounts that you serve.'}
    >
      {!isPlatform && <BrokerageCards />}
      <section className={classes.accounts} aria-label="Accounts">
        {!isPlatform && <h2 className={classes.title}>Accounts</h2>}
        <FilterBar filter={filter} onFilter={onFilter} onClear={clear} brokerages={brokerages} />
        <div className={classes.list}>
          <AccountList
            query={queryOf(filter)}
            Action={DownloadButton}
            nothing={<Nothing isNarrowed={isNarrowed(filter)} onClear={clear} />}
          >
            {(accounts) => (
              <DataTable
                label="Accounts"
                columns={accountColumns({
                  withBrokerage: isPlatform || brokerages.length > 1,
                  peopleOf: ({ accountCode, brokerCode }) =>
                    isPlatform
                      ? `/admin/accounts/${accountCode}/users`
                      : isStaffOf(brokerCode)
                        ? `/brokerage-administration/${brokerCode}/accounts/${accountCode}/users`
                        : undefined,
                })}
                rows={accounts}
                rowKey={({ accountCode }) => accountCode}
              />
            )}
          </AccountList>
        </div>
      </section>
    </Page>
  )
}

function Nothing({ isNarrowed: narrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (!narrowed)
    return <EmptyState title="No accounts yet">Accounts appear here as soon as the first one is added.</EmptyState>
  return (
    <EmptyState
      title="No account fits"
      action={
        <Button kind="secondary" small onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Nothing fits what is searched and chosen above. Take a filter away to see more.
    </EmptyState>
  )
}
