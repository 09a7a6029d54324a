import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { accountRoles } from '../../accounts/accounts.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { areSameRights, normalizedRights } from '../rights.ts'
import { accountMember, lockAccount } from './account-people.view.ts'
import { keepAnAdmin } from './keep-an-admin.ts'

/** Changes a person's rights on an account; effective everywhere immediately. */
export const changeAccountPerson: Handler<'PUT /api/accounts/{accountId}/people/{userId}'> = async (
  context,
  { params: { userId }, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    await lockAccount(tx, account)
    const member = await accountMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, member.role), peopleMessages.aboveOwnRole)
    if (!mayGiveAccountRole(context.account, body.role))
      throw unprocessable({ role: peopleMessages.partnersByBrokerage })
    if (!areSameRights(member, body.was))
      throw new ErrorResponse(409, 'stale', peopleMessages.changedMeanwhile, { extra: { current: member } })
    await keepAnAdmin(tx, account, member, body.role)
    const rights = normalizedRights(body)
    await accountRoles.set(tx, { account_code: account, user_id: member.userId, ...rights })
    await tellRolesChanged(tx, member.userId)
    await tx.record({
      action: 'account_person.update',
      subject: { type: 'account_person', id: member.userId },
      before: normalizedRights(member),
      after: rights,
    })
    return { status: 200, body: { ...member, ...rights, mayChange: mayGiveAccountRole(context.account, rights.role) } }
  })
