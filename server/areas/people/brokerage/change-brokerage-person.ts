import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { setBrokerRoles } from '../../brokerages/brokerages.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { mayChangeStaff } from '../people.access.ts'
import { areSameRoles, normalizedRoles } from '../rights.ts'
import { brokerageMember, lockBrokerage } from './brokerage-people.view.ts'
import { keepABrokerageAdmin } from './keep-a-brokerage-admin.ts'

/** Changes the roles of someone on the staff; it holds everywhere at once. */
export const changeBrokeragePerson: Handler<'PUT /api/brokerages/{brokerCode}/people/{userId}'> = async (
  context,
  { params: { userId }, body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    await lockBrokerage(tx, brokerage)
    const member = await brokerageMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayChangeStaff(context.brokerage, [...member.roles, ...body.roles]), peopleMessages.aboveOwnRole)
    if (!areSameRoles(member.roles, body.was.roles))
      throw new ErrorResponse(409, 'stale', peopleMessages.changedMeanwhile, { extra: { current: member } })
    await keepABrokerageAdmin(tx, brokerage, member, body.roles)
    const roles = normalizedRoles(body.roles)
    await setBrokerRoles(tx, { userId: member.userId, brokerage }, roles)
    await tellRolesChanged(tx, member.userId)
    await tx.record({
      action: 'broker_person.update',
      subject: { type: 'broker_person', id: member.userId },
      before: { brokerage, roles: member.roles },
      after: { brokerage, roles },
    })
    return { status: 200, body: { ...member, roles } }
  })
