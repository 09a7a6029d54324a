import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { accountRoles } from '../../accounts/accounts.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { normalizedRights } from '../rights.ts'
import { accountMember, lockAccount } from './account-people.view.ts'
import { keepAnAdmin } from './keep-an-admin.ts'

/** Removes a person from an account; their open pages of it end immediately. */
export const removeAccountPerson: Handler<'DELETE /api/accounts/{accountId}/people/{userId}'> = async (
  context,
  { params: { userId } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    await lockAccount(tx, account)
    const member = await accountMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, member.role), peopleMessages.aboveOwnRole)
    await keepAnAdmin(tx, account, member, undefined)
    await accountRoles.remove(tx, account, member.userId)
    await tellRolesChanged(tx, member.userId)
    await tx.record({
      action: 'account_person.remove',
      subject: { type: 'account_person', id: member.userId },
      before: normalizedRights(member),
    })
    return { status: 204 }
  })
