import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { isId } from '../../../platform/ids.ts'
import { resetTwoFactor } from '../../credentials/credentials.public.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { accountMember, hasAccessElsewhere, lockAccount } from './account-people.view.ts'

/**
 * Resets the two-factor of a person who lost phone or app. A login with access to anything else is for the platform’s
 * administrators: one account must not weaken the protection of another.
 */
export const resetPersonTwoFactor: Handler<'POST /api/accounts/{accountId}/people/{userId}/two-factor-reset'> = async (
  context,
  { params: { userId } },
) => {
  const { account } = context.account
  const isElsewhere =
    isId(userId) && (await context.platform.database.read('system', (tx) => hasAccessElsewhere(tx, userId, account)))
  return context.write(async (tx) => {
    const { organization } = await lockAccount(tx, account)
    const member = await accountMember(tx, context, userId)
    if (member === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, member.role), peopleMessages.aboveOwnRole)
    if (member.userId === context.actor.userId) throw unprocessable({}, peopleMessages.ownTwoFactor)
    if (!member.tfaEnabled) throw unprocessable({}, peopleMessages.twoFactorIsOff)
    if (isElsewhere) throw unprocessable({}, peopleMessages.accessElsewhere)
    const by = `by ${context.actor.firstName} ${context.actor.lastName} for ${organization}`
    const messages = await resetTwoFactor(tx, context.platform, member.userId, by)
    await tx.record({
      action: 'account_person.reset-two-factor',
      subject: { type: 'account_person', id: member.userId },
      messages,
    })
    return { status: 200, body: { ...member, tfaEnabled: false } }
  })
}
