import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import { accountsShown, type PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { tfaMethodName } from '../credentials/credentials.public.ts'
import { ViewAsDialog } from '../impersonation/impersonation.public.ts'
import { UserPills, userQuery } from '../platform-users/platform-users.public.ts'
import { UserActions } from './user-actions.tsx'
import classes from './open-work.module.css'

/** One login of the platform: its rights, its security, and administrators' actions. */
export default function UserScreen() {
  const { username = '' }: { username?: string } = useParams({ strict: false })
  const query = useQuery(userQuery(username))
  return (
    <Page
      title={query.data?.name ?? 'User'}
      eyebrow={<AppLink href="/admin/users">Users</AppLink>}
      lead={username}
      action={query.data && <ViewAs user={query.data} />}
    >
      <Loaded query={query} failed={platformUserMessages.loadFailed} lines={8}>
        {(user) => <Detail user={user} />}
      </Loaded>
    </Page>
  )
}

/** Opens the product as the user; never as another administrator, nor as someone who cannot log in. */
function ViewAs({ user: { username, name, isAdmin, isDisabled } }: { readonly user: PlatformUser }) {
  const [asked, setAsked] = useState(false)
  if (isAdmin || isDisabled) return null
  return (
    <>
      <Button kind="secondary" icon={<IconEye size={18} />} onClick={() => setAsked(true)}>
        View as user
      </Button>
      {asked && (
        <Suspense>
          <ViewAsDialog username={username} name={name} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

function Detail({ user }: { readonly user: PlatformUser }) {
  return (
    <div className={classes.cards}>
      <Card title="Login" action={<UserPills {...user} />} footer={<UserActions user={user} />}>
        <div className={classes.person}>
          <Monogram name={user.name} picture={user.profilePicture} size="large" />
          <Facts facts={factsOf(user)} />
        </div>
      </Card>
      <Roles
        title="Brokerages"
        rows={user.brokerages}
        hrefOf={(code) => `/brokerage-administration/${encodeURIComponent(code)}/staff`}
        none="This user works for no brokerage."
        photosOf={(code) => `/brokerage-administration/${encodeURIComponent(code)}/users/pictures`}
      />
      <Roles
        title="Accounts"
        rows={user.accounts}
        hrefOf={(code) => `/admin/accounts/${encodeURIComponent(code)}/users`}
        none="This user has no account."
      />
    </div>
  )
}

function factsOf(user: PlatformUser) {
  const { email, mergedInto, lastLoginAt, createdAt, tfaType, openSessions, mustResetPassword, loginDelayedUntil } =
    user
  return [
    { label: 'Email', value: email },
    ...(mergedInto === null ? [] : [{ label: 'Merged into', value: <UserLink username={mergedInto} /> }]),
    { label: 'Last login', value: lastLoginAt === null ? 'Never' : formatMoment(lastLoginAt) },
    { label: 'Created', value: formatMoment(createdAt) },
    { label: 'Two-factor', value: tfaType === null ? 'Off' : tfaMethodName(tfaType) },
    { label: 'Open sessions', value: String(openSessions) },
    { label: 'Must set a new password', value: mustResetPassword ? 'Yes' : 'No' },
    ...(loginDelayedUntil === null ? [] : [{ label: 'Login delayed until', value: formatMoment(loginDelayedUntil) }]),
  ]
}

const UserLink = ({ username }: { readonly username: string }) => (
  <AppLink href={`/admin/users/${encodeURIComponent(username)}`}>{username}</AppLink>
)

interface RolesProps {
  readonly title: string
  readonly rows: PlatformUser['accounts']
  readonly hrefOf: (code: string) => string
  readonly none: string
  /** Where the photos of the staff are changed. */
  readonly photosOf?: (code: string) => string
}

function Roles({ title, rows, hrefOf, none, photosOf }: RolesProps) {
  return (
    <Card title={title} {...(rows.length === accountsShown && { footer: `The first ${accountsShown} by name.` })}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable
          label={title}
          columns={columnsOf(hrefOf, photosOf)}
          rows={rows}
          rowKey={({ code, role }) => `${code} ${role}`}
        />
      )}
    </Card>
  )
}

const columnsOf = (
  hrefOf: RolesProps['hrefOf'],
  photosOf: RolesProps['photosOf'],
): readonly Column<RolesProps['rows'][number]>[] => [
  { key: 'name', header: 'Name', cell: ({ code, name }) => <AppLink href={hrefOf(code)}>{name}</AppLink> },
  { key: 'code', header: 'Code', cell: ({ code }) => code },
  { key: 'role', header: 'Role', cell: ({ role }) => role },
  ...(photosOf === undefined
    ? []
    : [
        {
          key: 'photos',
          header: 'Photo',
          cell: ({ code, name }: RolesProps['rows'][number]) => (
            <AppLink href={photosOf(code)} aria-label={`Staff photos of ${name}`}>
              Staff photos
            </AppLink>
          ),
        },
      ]),
]
