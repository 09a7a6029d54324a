import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { useSignedInUser } from '../../session/session.public.ts'
import { actionsColumn } from '../actions-column.tsx'
import { loginColumns, personColumn } from '../person-columns.tsx'
import classes from '../people.module.css'
import { pagePart } from '../../../platform/page-part.ts'
import { useBrokeragePeopleCalls } from './brokerage-people.queries.ts'

const RolesDialog = lazy(pagePart(() => import('./roles-dialog.tsx')))

/** Someone who is about to be removed from the staff. */
export interface RemoveStaff {
  readonly brokerage: Pick<Brokerage, 'brokerCode' | 'brokerName'>
  readonly member: BrokerMember
  readonly isSelf: boolean
  /** Removes the person, and hands what they have open to a colleague. */
  readonly remove: (handOver: string | null) => Promise<void>
  readonly onClose: () => void
}

interface Props {
  readonly RemoveDialog: ComponentType<RemoveStaff>
  readonly brokerage: Brokerage
  readonly members: readonly BrokerMember[]
  /** Whether the members are the whole staff, so that the last Admin is known. */
  readonly isWhole: boolean
  readonly more: More | undefined
}

/** The staff of a brokerage, and what can be done about each. */
export function StaffTable({ brokerage, members, isWhole, more, RemoveDialog }: Props) {
  const user = useSignedInUser()
  const { remove } = useBrokeragePeopleCalls(brokerage.brokerCode)
  const [asked, setAsked] = useState<{ member: BrokerMember; for: 'change' | 'remove' }>()
  const close = (): void => setAsked(undefined)
  const admins = members.filter(({ roles }) => areAdminRoles(roles))
  const isLastAdmin = ({ roles }: BrokerMember): boolean => isWhole && areAdminRoles(roles) && admins.length === 1
  const actions = actionsColumn<BrokerMember>({
    changeLabel: 'Change roles',
    staysBecause: (member) => (isLastAdmin(member) ? peopleMessages.lastAdmin : undefined),
    onChange: (member) => setAsked({ member, for: 'change' }),
    onRemove: (member) => setAsked({ member, for: 'remove' }),
  })
  const columns = [personColumn, rolesColumn, ...loginColumns]
  const isSelf = asked?.member.userId === user.userId
  return (
    <>
      <DataTable
        label="Staff"
        columns={members.some(({ mayChange }) => mayChange) ? [...columns, actions] : columns}
        rows={members}
        rowKey={({ userId }) => userId}
        more={more}
      />
      {asked?.for === 'change' && (
        <Suspense>
          <RolesDialog brokerCode={brokerage.brokerCode} member={asked.member} isSelf={isSelf} onClose={close} />
        </Suspense>
      )}
      {asked?.for === 'remove' && (
        <Suspense>
          <RemoveDialog
            brokerage={brokerage}
            member={asked.member}
            isSelf={isSelf}
            remove={(handOver) => remove(asked.member, handOver)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

const rolesColumn: Column<BrokerMember> = {
  key: 'roles',
  header: 'Roles',
  cell: ({ roles }) => (
    <span className={classes.pills}>
      {roles.map((role) => (
        <Pill key={role} tone={areAdminRoles([role]) ? 'brand' : 'neutral'}>
          {roleNames[role]}
        </Pill>
      ))}
    </span>
  ),
}
