import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { AccountMember, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { lazy, Suspense, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { ViewAsDialog } from '../../impersonation/impersonation.public.ts'
import { fullName, useSignedInUser } from '../../session/session.public.ts'
import { actionsColumn } from '../actions-column.tsx'
import { loginColumns, personColumn } from '../person-columns.tsx'
import classes from '../people.module.css'
import { accessText } from './access-text.ts'
import type { PersonChange } from './account-people.queries.ts'
import { PersonDialog } from './person-dialog.tsx'
import { pagePart } from '../../../platform/page-part.ts'

const RightsDialog = lazy(pagePart(() => import('./rights-dialog.tsx')))

interface Props {
  readonly account: Account
  readonly members: readonly AccountMember[]
  /** The roles that the user may give. */
  readonly roles: readonly AccountRole[]
  readonly more: More | undefined
}

/** Who works on an account for the insured, and what can be done about each. */
export function PeopleTable({ account, members, roles, more }: Props) {
  const user = useSignedInUser()
  const [asked, setAsked] = useState<{ member: AccountMember; for: 'change' | 'view' | PersonChange }>()
  const admins = account.accountUsers.filter(({ roleCode }) => roleCode === 'ADMIN')
  const isLastAdmin = ({ role }: AccountMember): boolean => role === 'ADMIN' && admins.length <= 1
  const isOwnAdmin = admins.some(({ username }) => username === user.username)
  const close = (): void => setAsked(undefined)

  const actions = actionsColumn<AccountMember, 'view' | PersonChange>({
    changeLabel: 'Change access',
    staysBecause: (member) => (isLastAdmin(member) ? peopleMessages.lastAdmin : undefined),
    onChange: (member) => setAsked({ member, for: 'change' }),
    onRemove: (member) => setAsked({ member, for: 'remove' }),
    more: ({ role, isViewer, tfaEnabled, userId }) => [
      ...(user.isAdmin ? [{ label: 'View as user', for: 'view' as const }] : []),
      ...(isOwnAdmin && role === 'USER' && !isViewer
        ? [{ label: 'Transfer Admin role', for: 'admin-transfer' as const }]
        : []),
      ...(tfaEnabled && userId !== user.userId
        ? [{ label: 'Reset two-factor', for: 'two-factor-reset' as const }]
        : []),
    ],
    onMore: (member, what) => setAsked({ member, for: what }),
  })
  const columns = [personColumn, ...rightsColumns, ...loginColumns]
  return (
    <>
      <DataTable
        label="People"
        columns={members.some(({ mayChange }) => mayChange) ? [...columns, actions] : columns}
        rows={members}
        rowKey={({ userId }) => userId}
        more={more}
      />
      {asked?.for === 'change' && (
        <Suspense>
          <RightsDialog
            accountId={account.accountCode}
            member={asked.member}
            roles={withOwnRole(roles, asked.member.role)}
            isLastAdmin={isLastAdmin(asked.member)}
            isSelf={asked.member.userId === user.userId}
            onClose={close}
          />
        </Suspense>
      )}
      {asked?.for === 'view' && (
        <Suspense>
          <ViewAsDialog
            username={asked.member.username}
            name={fullName(asked.member)}
            path={`/${encodeURIComponent(account.accountCode)}/dashboard`}
            onClose={close}
          />
        </Suspense>
      )}
      {asked !== undefined && asked.for !== 'change' && asked.for !== 'view' && (
        <PersonDialog
          account={account}
          member={asked.member}
          change={asked.for}
          isSelf={asked.member.userId === user.userId}
          onClose={close}
        />
      )}
    </>
  )
}

const rightsColumns: readonly Column<AccountMember>[] = [
  {
    key: 'role',
    header: 'Role',
    cell: ({ role, isViewer }) => (
      <span className={classes.pills}>
        <Pill tone={role === 'ADMIN' ? 'brand' : 'neutral'}>{roleNames[role] ?? role}</Pill>
        {isViewer && <Pill tone="warning">Read Only</Pill>}
      </span>
    ),
  },
  { key: 'access', header: 'Access', cell: accessText },
]

/** A role that the user could not give may still be stored. */
function withOwnRole(roles: readonly AccountRole[], own: AccountRole): readonly AccountRole[] {
  return roles.includes(own) ? roles : [...roles, own]
}
