import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { PlatformUserListing } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../kit/data/data-table.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { TwoLines } from '../../kit/data/two-lines.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { SavedViews } from '../../kit/lists/saved-views.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { tfaMethodName } from '../credentials/credentials.public.ts'
import { userPages } from './platform-users.queries.ts'
import { userFilter } from './user-filter.ts'
import { UserPills } from './user-pills.tsx'
import classes from './users.module.css'

/** Every login of the platform, for its administrators. */
export default function UsersScreen() {
  const { filter, onFilter } = useFilter(userFilter)
  const pages = useInfiniteQuery(userPages(filter))
  return (
    <Page title="Users" lead="Every login of the platform.">
      <FilterBar
        filter={filter}
        onChange={(changed) => onFilter(userFilter({ ...filter, ...changed }))}
        search={{ label: 'Find a user', placeholder: 'Name, username, or email' }}
        selects={selects}
      >
        <SavedViews list="users" search={{ ...filter }} onOpen={(search) => onFilter(userFilter(search))} />
      </FilterBar>
      <Card title="All users">
        {pages.data?.pages[0]?.isCut === true && <Notice kind="info">{platformUserMessages.cut}</Notice>}
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

const selects = [
  { key: 'state', label: 'Status', choices: choicesOf({ ACTIVE: 'Active', DISABLED: 'Disabled' }) },
  { key: 'kind', label: 'Kind', choices: choicesOf({ ADMINISTRATOR: 'Administrators', VIEWER: 'Read-only' }) },
]

const columns: readonly Column<PlatformUserListing>[] = [
  {
    key: 'user',
    header: 'User',
    cell: ({ username, name, email, profilePicture }) => (
      <span className={classes.person}>
        <Monogram name={name} picture={profilePicture} />
        <TwoLines under={username === email ? email : `${username}, ${email}`}>
          <AppLink href={`/admin/users/${encodeURIComponent(username)}`}>{name}</AppLink>
        </TwoLines>
      </span>
    ),
  },
  { key: 'kind', header: 'Status', cell: (user) => <UserPills {...user} /> },
  { key: 'tfa', header: 'Two-factor', cell: ({ tfaType }) => (tfaType === null ? 'Off' : tfaMethodName(tfaType)) },
  {
    key: 'login',
    header: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'Never' : formatDate(new Date(lastLoginAt))),
  },
]
