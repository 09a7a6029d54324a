import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { unlinkAgent } from '../../accounts/accounts.public.ts'
import { setBrokerRoles } from '../../brokerages/brokerages.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import { brokerageMember, lockBrokerage, type Looking } from './brokerage-people.view.ts'
import { keepABrokerageAdmin } from './keep-a-brokerage-admin.ts'

/** Someone on the staff of a brokerage, which is locked until the transaction ends. */
export async function lockMember(tx: Tx, looking: Looking, userId: string): Promise<BrokerMember> {
  await lockBrokerage(tx, looking.brokerage.brokerage)
  const member = await brokerageMember(tx, looking, userId)
  if (member === undefined) throw notFound()
  return member
}

/** Removes a person from the staff immediately, also as linked agent and contact of its accounts. */
export async function takeOffStaff(tx: Tx, brokerage: string, member: BrokerMember): Promise<void> {
  await keepABrokerageAdmin(tx, brokerage, member, [])
  await setBrokerRoles(tx, { userId: member.userId, brokerage }, [])
  await unlinkAgent(tx, brokerage, member.userId)
  await tellRolesChanged(tx, member.userId)
}
