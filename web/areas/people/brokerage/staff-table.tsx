import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { lazy, Suspense, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { fullName, useSignedInUser } from '../../session/session.public.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { actionsColumn } from '../actions-column.tsx'
import { loginColumns, personColumn } from '../person-columns.tsx'
import classes from '../people.module.css'
import { useBrokeragePeopleCalls } from './brokerage-people.queries.ts'
import { pagePart } from '../../../platform/page-part.ts'

const RolesDialog = lazy(pagePart(() => import('./roles-dialog.tsx')))

interface Props {
  readonly brokerage: Brokerage
  readonly members: readonly BrokerMember[]
  /** Whether the members are the whole staff, so that the last Admin is known. */
  readonly isWhole: boolean
  readonly more: More | undefined
}

/** The staff of a brokerage, and what can be done about each. */
export function StaffTable({ brokerage, members, isWhole, more }: Props) {
  const user = useSignedInUser()
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
        <RemoveFromStaff brokerage={brokerage} member={asked.member} isSelf={isSelf} onClose={close} />
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

interface RemoveProps {
  readonly brokerage: Pick<Brokerage, 'brokerCode' | 'brokerName'>
  readonly member: BrokerMember
  readonly isSelf: boolean
  readonly onClose: () => void
}

function RemoveFromStaff({ brokerage: { brokerCode, brokerName }, member, isSelf, onClose }: RemoveProps) {
  const { remove } = useBrokeragePeopleCalls(brokerCode)
  const name = fullName(member)
  const run = async (): Promise<void> => {
    await remove(member)
    if (isSelf) location.assign('/')
    else toasts.show('success', `${name} was removed from ${brokerName}.`)
  }
  return (
    <ConfirmCall
      title={isSelf ? 'Leave this brokerage?' : `Remove ${name}?`}
      confirmLabel={isSelf ? 'Leave' : 'Remove'}
      failure="The person could not be removed. Please try again."
      run={run}
      onClose={onClose}
    >
      <p>
        {isSelf ? 'You lose' : `${name} (${member.email}) loses`} access to every account that {brokerName} serves
        immediately. The login is not deleted. You can invite them again.
      </p>
    </ConfirmCall>
  )
}
