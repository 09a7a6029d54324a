import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { unlinkAgent } from '../../accounts/accounts.public.ts'
import { setBrokerRoles } from '../../brokerages/brokerages.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { mayChangeStaff } from '../people.access.ts'
import { brokerageMember, heldBrokerage } from './brokerage-people.view.ts'
import { keepABrokerageAdmin } from './keep-a-brokerage-admin.ts'

/** Removes a person from the staff immediately, also as linked agent and contact of its accounts. */
export const removeBrokeragePerson: Handler<'DELETE /api/brokerages/{brokerCode}/people/{userId}'> = async (
  context,
  { params: { userId } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    await heldBrokerage(tx, brokerage)
    const member = await brokerageMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayChangeStaff(context.brokerage, member.roles), peopleMessages.aboveOwnRole)
    await keepABrokerageAdmin(tx, brokerage, member, [])
    await setBrokerRoles(tx, { userId: member.userId, brokerage }, [])
    await unlinkAgent(tx, brokerage, member.userId)
    await tellRolesChanged(tx, member.userId)
    await tx.record({
      action: 'broker_person.remove',
      subject: { type: 'broker_person', id: member.userId },
      before: { brokerage, roles: member.roles },
    })
    return { status: 204 }
  })
