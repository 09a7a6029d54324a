import type { AccountContext } from '../../platform/context.ts'
import { inSequence, type WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.door.ts'
import { claimPeople } from './claim-people.view.ts'
import type { ClaimRecord } from './claims.view.ts'

/** Notifies the other side of a claim, and answers the names of those people. The message never has medical facts. */
export async function notifySide(
  tx: WriteTx,
  context: AccountContext,
  claim: Pick<ClaimRecord, 'id' | 'createdBy'>,
  {
    to,
    message,
    note,
    internal = false,
  }: {
    readonly to: 'BROKERAGE' | 'INSURED'
    readonly message: string
    readonly note: string | null
    readonly internal?: boolean
  },
): Promise<string[]> {
  const { account, brokerage } = context.account
  const people = await claimPeople(tx, { account, brokerage, side: to, reporter: claim.createdBy })
  const others = people.filter(({ userId }) => userId !== context.actor.userId)
  await inSequence(others, ({ userId }) =>
    tell(tx, context, {
      userId,
      account,
      kind: 'CLAIM',
      message,
      note,
      link: `/${encodeURIComponent(account)}/claims-portal/${claim.id}`,
      internal,
    }),
  )
  return others.map(({ name }) => name)
}
