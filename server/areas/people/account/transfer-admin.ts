import { newAdminMail } from '@portico/contract/areas/people/access.emails.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { accountRoles } from '../../accounts/accounts.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { normalizedRights } from '../rights.ts'
import { accountMember, lockAccount } from './account-people.view.ts'

/** Transfers the current user’s Admin role to another person; they stay on the account as a User with every permission. */
export const transferAdmin: Handler<'POST /api/accounts/{accountId}/people/{userId}/admin-transfer'> = async (
  context,
  { params: { userId } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { organization, brand } = await lockAccount(tx, account)
    const own = await accountMember(tx, context, context.actor.userId)
    demand(own?.role === 'ADMIN' && !own.isViewer, peopleMessages.ownAdminOnly)
    const member = await accountMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, member.role), peopleMessages.aboveOwnRole)
    if (member.userId === own.userId) throw unprocessable({}, peopleMessages.adminToOneself)
    if (member.role === 'ADMIN') throw unprocessable({}, peopleMessages.isAdmin)
    if (member.isViewer) throw unprocessable({}, peopleMessages.readOnlyAdmin)
    const rights = normalizedRights({ role: 'ADMIN', permissions: [] })
    const left = normalizedRights({ role: 'USER', permissions: rights.permissions })
    const change = async (id: string, to: typeof rights): Promise<void> => {
      await accountRoles.set(tx, { account_code: account, user_id: id, ...to })
      await tellRolesChanged(tx, id)
    }
    await change(member.userId, rights)
    await change(own.userId, left)
    const { email, firstName } = member
    await tx.record({
      action: 'account_person.transfer-admin',
      subject: { type: 'account_person', id: member.userId },
      before: normalizedRights(member),
      after: { ...rights, from: own.userId },
      messages: [newAdminMail.mail({ email, firstName, before: fullName(own), organization, brand, account })],
    })
    await tx.record({
      action: 'account_person.update',
      subject: { type: 'account_person', id: own.userId },
      before: normalizedRights(own),
      after: left,
    })
    return { status: 200, body: { ...member, ...rights } }
  })
