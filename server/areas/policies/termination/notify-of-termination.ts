import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { inSequence, type WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { peopleOfAccount } from './people-to-notify.view.ts'

interface Notice {
  readonly what: string
  readonly reason: string
}

/** Notifies the people of an account, and its team, that a policy ends early, is not renewed, or is reinstated. */
export async function notifyOfTermination(
  tx: WriteTx,
  context: AccountContext,
  policy: PolicyDetail,
  { what, reason }: Notice,
): Promise<void> {
  const { account } = context.account
  const name = `${policyLabel(policy)}, policy ${policy.policyNumber}`
  const notice = {
    account,
    kind: 'POLICY_CANCELED',
    message: `${policyLabel(policy)}: ${what}`,
    note: `${name} (${americanDay(policy.effectiveDate)} to ${americanDay(policy.expirationDate)}): ${what}. Reason: ${reason}`,
    link: policyPath(account, policy),
  } as const
  const people = (await peopleOfAccount(tx, account)).filter((userId) => userId !== context.actor.userId)
  await inSequence(people, (userId) => tell(tx, context, { ...notice, userId }))
}
