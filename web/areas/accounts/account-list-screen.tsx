import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { accountPages } from './account.queries.ts'
import classes from './account-list-screen.module.css'

const columns: readonly Column<AccountListing>[] = [
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
  { key: 'brokerage', header: 'Brokerage', cell: ({ brokerName }) => brokerName },
  { key: 'phase', header: 'Phase', cell: ({ phase }) => phase },
  {
    key: 'renewal',
    header: 'Next renewal',
    cell: ({ primaryEffectiveDate: date }) => (date === null ? '–' : formatDate(date)),
  },
]

interface Props {
  readonly title: string
  readonly lead: string
}

/** The accounts that the user may open, found by name or code. */
export default function AccountListScreen({ title, lead }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const pages = useInfiniteQuery(accountPages(search))
  return (
    <Page title={title} lead={lead}>
      <div className={classes.search}>
        <TextField
          type="search"
          label="Find an account"
          placeholder="Company name or code"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <div className={classes.list}>
        <Loaded query={pages} failed="The accounts could not be loaded." lines={5}>
          {(data) => {
            const accounts = data.pages.flatMap((page) => page.items)
            if (accounts.length === 0) return <Nothing search={search} />
            const more = { busy: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() }
            return (
              <DataTable
                label="Accounts"
                columns={columns}
                rows={accounts}
                rowKey={({ accountCode }) => accountCode}
                {...(pages.hasNextPage ? { more } : {})}
              />
            )
          }}
        </Loaded>
      </div>
    </Page>
  )
}

function Nothing({ search }: { readonly search: string }) {
  if (search === '')
    return <EmptyState title="No accounts yet">Accounts appear here as soon as someone shares one with you.</EmptyState>
  return (
    <EmptyState title="No account fits">
      Nothing was found for “{search}”. Try a part of the name or the code.
    </EmptyState>
  )
}
