import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import { type DepartingRows, departRows } from '../../platform/records/departing-rows.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { inSequence, type WriteTx } from '../../platform/write.ts'
import { unlinkAgent } from '../accounts/accounts.public.ts'
import { change } from '../events/events.public.ts'
import { accountsWithWork, colleagueAt } from './open-work.view.ts'

interface HandOver {
  readonly userId: string
  /** Usernames of colleagues by brokerage; null leaves the work where it is. */
  readonly to: Readonly<Record<string, string | null>>
  readonly departing: readonly DepartingRows[]
  readonly at: Date
}

/** What of an account changes when work on it is handed over. */
export const changedByHandOver = ['account', 'tasks', 'renewals', 'subjectivities', 'conversations'] as const

/**
 * Hands what someone has open at brokerages to colleagues there: each area the rows that have someone to answer for
 * them, the accounts their linked agent and primary contact. Answers the accounts by brokerage.
 */
export async function handOver(tx: WriteTx, { userId, to, departing, at }: HandOver): Promise<Record<string, number>> {
  const accounts: Record<string, number> = {}
  const chosen = Object.entries(to).filter((entry): entry is [string, string] => entry[1] !== null)
  const owned = departing.filter(({ become }) => become === 'SUCCESSOR' || become === 'NOBODY')
  await inSequence(chosen, async ([brokerage, username]) => {
    const successor = await colleagueAt(tx, brokerage, username)
    if (successor === undefined || successor === userId)
      throw unprocessable({ [`handOver.${brokerage}`]: openWorkMessages.unknownColleague })
    const codes = await accountsWithWork(tx, userId, brokerage)
    await inSequence(codes, async (account) => {
      const departure = { account, people: [userId], successor, at }
      await inSequence(owned, (rows) => departRows(tx, { ...rows, become: 'SUCCESSOR' }, departure))
      await tx.record({
        action: 'account.hand-over',
        account,
        subject: { type: 'account', id: account },
        before: { userId },
        after: { userId: successor },
        events: changedByHandOver.map((part) => change(account, part)),
      })
    })
    await unlinkAgent(tx, brokerage, userId, successor)
    accounts[brokerage] = codes.length
  })
  return accounts
}
