import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { PlatformUserListing } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../kit/data/data-table.tsx'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SearchField } from '../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { SavedViews } from '../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../kit/lists/use-typed-search.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { tfaWayName } from '../credentials/credentials.door.ts'
import { type UserFilter, userPages } from './platform-users.queries.ts'
import { userFilter } from './user-filter.ts'
import { UserPills } from './user-pills.tsx'
import classes from './users.module.css'

/** Every login of the platform, for its administrators. */
export default function UsersScreen() {
  const { filter, onFilter } = useFilter(userFilter)
  const pages = useInfiniteQuery(userPages(filter))
  return (
    <Page title="Users" lead="Every login of the platform.">
      <FilterBar filter={filter} onFilter={onFilter} />
      <Card title="All users">
        <PagedTable
          pages={pages}
          failed={platformUserMessages.listFailed}
          label="Users"
          columns={columns}
          rowKey={({ username }) => username}
          empty={<EmptyState title="No matching users">Remove a filter or try another word.</EmptyState>}
        />
      </Card>
    </Page>
  )
}

interface BarProps {
  readonly filter: UserFilter
  readonly onFilter: (filter: UserFilter) => void
}

function FilterBar({ filter, onFilter }: BarProps) {
  const change = (changed: Readonly<Record<string, unknown>>): void => onFilter(userFilter({ ...filter, ...changed }))
  const { typed, type } = useTypedSearch(filter.search ?? '', (search) => change({ search }))
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label="Find a user"
          placeholder="Name, username, or email"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <SelectField
        label="Status"
        data={[
          { value: '', label: 'All' },
          { value: 'ACTIVE', label: 'Active' },
          { value: 'DISABLED', label: 'Disabled' },
        ]}
        value={filter.state ?? ''}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <SelectField
        label="Kind"
        data={[
          { value: '', label: 'All' },
          { value: 'ADMINISTRATOR', label: 'Administrators' },
          { value: 'VIEWER', label: 'Read-only' },
        ]}
        value={filter.kind ?? ''}
        onChange={(event) => change({ kind: event.currentTarget.value })}
      />
      <SavedViews list="users" search={{ ...filter }} onOpen={(search) => onFilter(userFilter(search))} />
    </search>
  )
}

const columns: readonly Column<PlatformUserListing>[] = [
  {
    key: 'user',
    header: 'User',
    cell: ({ username, name, email }) => (
      <span className={classes.user}>
        <AppLink href={`/admin/users/${encodeURIComponent(username)}`}>{name}</AppLink>
        <span className={classes.under}>{username === email ? email : `${username}, ${email}`}</span>
      </span>
    ),
  },
  { key: 'kind', header: 'Status', cell: (user) => <UserPills {...user} /> },
  { key: 'tfa', header: 'Two-factor', cell: ({ tfaType }) => (tfaType === null ? 'Off' : tfaWayName(tfaType)) },
  {
    key: 'login',
    header: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'Never' : formatDate(new Date(lastLoginAt))),
  },
]
