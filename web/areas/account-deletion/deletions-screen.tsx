import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Deletion } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import type { Lookup } from '../../kit/lookup/lookup-option.ts'
import { LookupField } from '../../kit/lookup/lookup-field.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { call } from '../../platform/client.ts'
import { formatMoment } from '../../platform/formats.ts'
import { deletionsQuery } from './account-deletion.queries.ts'
import classes from './account-deletion.module.css'
import { DeletionState } from './deletion-state.tsx'

/** Chooses the account to delete, and lists the deletions there were. */
export default function DeletionsScreen() {
  const query = useQuery(deletionsQuery())
  return (
    <Page
      title="Delete Account"
      lead="Export an account, delete it, and restore it within 30 days. After that it is erased."
    >
      <div className={classes.cards}>
        <Card title="Choose an account">
          <AccountChoice />
        </Card>
        <Card title="Deletions">
          <Loaded query={query} failed={deletionMessages.listFailed} lines={5}>
            {(deletions) =>
              deletions.length === 0 ? (
                <EmptyState title="No deletions yet">Deletions appear here with their certificates.</EmptyState>
              ) : (
                <DataTable
                  label="Deletions"
                  columns={columns}
                  rows={deletions}
                  rowKey={({ accountCode, startedAt }) => `${accountCode} ${startedAt}`}
                />
              )
            }
          </Loaded>
        </Card>
      </div>
    </Page>
  )
}

function AccountChoice() {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  return (
    <LookupField
      label="Account"
      description="Search by name or code and choose from the list. Nothing is deleted yet."
      lookup={findAccounts}
      value={typed}
      onChange={(text, chosen) => {
        setTyped(text)
        if (chosen !== undefined) router.history.push(`/admin/delete-account/${encodeURIComponent(chosen.value)}`)
      }}
    />
  )
}

const findAccounts: Lookup = async (search) => {
  const { items } = await call('GET /api/accounts', { query: { search, limit: 8 } })
  return items.map(({ accountCode, companyName }) => ({ value: accountCode, label: companyName }))
}

const columns: readonly Column<Deletion>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ accountCode, companyName }) => (
      <AppLink href={`/admin/delete-account/${encodeURIComponent(accountCode)}`}>
        {companyName} ({accountCode})
      </AppLink>
    ),
  },
  { key: 'state', header: 'Status', cell: ({ state }) => <DeletionState state={state} /> },
  { key: 'started', header: 'Started', cell: ({ startedAt }) => formatMoment(startedAt) },
  { key: 'by', header: 'By', cell: ({ startedBy }) => startedBy },
]
